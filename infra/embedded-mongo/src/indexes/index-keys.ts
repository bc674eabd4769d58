import { flip, orderKey } from '../bson/order-key';
import { anyAt, arrayIndex, childOf } from '../bson/paths';
import { isDoc, type Doc } from '../bson/values';
import { MongoError } from '../errors';

/** One field of a sort or of an index: its path and 1 or -1. */
export interface SortField {
  path: string;
  direction: 1 | -1;
}

/** What one document puts into an index: keys, and the fields of which an array made them several. */
export interface IndexKeys {
  keys: string[];
  arrays: readonly string[];
}

/** How far one field of an index has been followed into a document; behind the end of the path nothing is entered. */
interface Walker {
  value: unknown;
  parts: readonly string[];
  at: number;
}

/** Makes the keys of documents for the fields of an index or a sort; of two arrays they cannot be made. */
export function keyMaker(fields: readonly SortField[], parallelCode = 171): (doc: Doc) => IndexKeys {
  const starts = fields.map(({ path }) => path.split('.'));
  const keyOf = (walkers: readonly Walker[]) =>
    walkers.map(({ value }, n) => (fields[n]?.direction === -1 ? flip(orderKey(value)) : orderKey(value))).join('');
  return (doc) => {
    const walkers = starts.map((parts) => advance(doc, parts, 0));
    if (!walkers.some(isWaiting)) return { keys: [keyOf(walkers)], arrays: none };
    const arrays = fields.flatMap(({ path }, n) => (walkers[n] && isWaiting(walkers[n]) ? [path] : []));
    return { keys: [...new Set(rowsOf(walkers, parallelCode).map(keyOf))], arrays };
  };
}

const none: readonly string[] = [];

/** Whether none of the fields is there: such documents stay out of a sparse index. */
export function lacksAll(doc: Doc, fields: readonly SortField[]): boolean {
  return fields.every(({ path }) => !anyAt(doc, path.split('.'), 0, (value) => value !== undefined));
}

/** Goes down to the end of the path or to an array that it does not enter by a place; what is not there is null. */
function advance(start: unknown, parts: readonly string[], from: number): Walker {
  let [value, at] = [start, from];
  for (let [part] = [parts[at]]; part !== undefined; part = parts[++at]) {
    if (Array.isArray(value) && arrayIndex(part) < 0) break;
    value = childOf(value, part);
  }
  return { value: value ?? null, parts, at };
}

function isWaiting({ value, parts, at }: Walker): boolean {
  return Array.isArray(value) && at <= parts.length;
}

/** Takes the array that walkers wait at apart. Two arrays would make every pair of their elements a key. */
function rowsOf(walkers: readonly Walker[], parallelCode: number): Walker[][] {
  const first = walkers.find(isWaiting);
  if (!first) return [[...walkers]];
  const place = ({ parts, at }: Walker) => parts.slice(0, at).join('.');
  if (walkers.some((each) => isWaiting(each) && place(each) !== place(first)))
    throw new MongoError(parallelCode, 'cannot index or sort by parallel arrays');
  const list = first.value as unknown[];
  return (list.length > 0 ? list : [undefined])
    .map((element) => walkers.map((each) => (isWaiting(each) ? entered(each, element) : each)))
    .flatMap((row) => rowsOf(row, parallelCode));
}

function entered({ parts, at }: Walker, element: unknown): Walker {
  if (at === parts.length) return { value: element, parts, at: at + 1 };
  return isDoc(element) ? advance(element, parts, at) : { value: null, parts, at: parts.length + 1 };
}

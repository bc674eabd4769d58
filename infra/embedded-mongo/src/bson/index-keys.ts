import { invertKey, encodeKey } from './key-encoding';
import { someAt, arrayIndex, childAt } from './paths';
import { isDoc, type Doc } from './values';
import { MongoError } from '../errors';

/** One field of a sort or of an index. */
export interface SortField {
  path: string;
  direction: 1 | -1;
}

/** The keys of one document in an index, and the paths of the fields whose arrays gave it several. */
export interface IndexKeys {
  keys: string[];
  arrays: readonly string[];
}

/** How far the path of one index field has been followed into a document. An `at` behind the end of the path stops it from entering an array. */
interface PathWalker {
  value: unknown;
  parts: readonly string[];
  at: number;
}

/** Generates the keys of documents for the fields of an index or a sort; throws when two of the fields are arrays. */
export function createKeyGenerator(fields: readonly SortField[], parallelCode = 171): (doc: Doc) => IndexKeys {
  const starts = fields.map(({ path }) => path.split('.'));
  const keyOf = (walkers: readonly PathWalker[]) =>
    walkers
      .map(({ value }, n) => (fields[n]?.direction === -1 ? invertKey(encodeKey(value)) : encodeKey(value)))
      .join('');
  return (doc) => {
    const walkers = starts.map((parts) => walk(doc, parts, 0));
    if (!walkers.some(isAtArray)) return { keys: [keyOf(walkers)], arrays: NO_ARRAYS };
    const arrays = fields.flatMap(({ path }, n) => (walkers[n] && isAtArray(walkers[n]) ? [path] : []));
    return { keys: [...new Set(expandArrays(walkers, parallelCode).map(keyOf))], arrays };
  };
}

const NO_ARRAYS: readonly string[] = [];

/** Whether a document has none of the fields: a sparse index leaves it out. */
export function lacksAllFields(doc: Doc, fields: readonly SortField[]): boolean {
  return fields.every(({ path }) => !someAt(doc, path.split('.'), 0, (value) => value !== undefined));
}

/** Follows a path to its end or to the first array that it does not enter by index; a missing field counts as null. */
function walk(start: unknown, parts: readonly string[], from: number): PathWalker {
  let [value, at] = [start, from];
  for (let [part] = [parts[at]]; part !== undefined; part = parts[++at]) {
    if (Array.isArray(value) && arrayIndex(part) < 0) break;
    value = childAt(value, part);
  }
  return { value: value ?? null, parts, at };
}

function isAtArray({ value, parts, at }: PathWalker): boolean {
  return Array.isArray(value) && at <= parts.length;
}

/** Replaces the array that walkers have reached by its elements, one combination each. Two different arrays would need a key for every pair of elements. */
function expandArrays(walkers: readonly PathWalker[], parallelCode: number): PathWalker[][] {
  const first = walkers.find(isAtArray);
  if (!first) return [[...walkers]];
  const pathTo = ({ parts, at }: PathWalker) => parts.slice(0, at).join('.');
  if (walkers.some((each) => isAtArray(each) && pathTo(each) !== pathTo(first)))
    throw new MongoError(parallelCode, 'cannot index or sort by parallel arrays');
  const list = first.value as unknown[];
  return (list.length > 0 ? list : [undefined])
    .map((element) => walkers.map((each) => (isAtArray(each) ? enterElement(each, element) : each)))
    .flatMap((combination) => expandArrays(combination, parallelCode));
}

function enterElement({ parts, at }: PathWalker, element: unknown): PathWalker {
  if (at === parts.length) return { value: element, parts, at: at + 1 };
  return isDoc(element) ? walk(element, parts, at) : { value: null, parts, at: parts.length + 1 };
}

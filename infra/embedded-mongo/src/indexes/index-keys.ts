import { orderKey } from '../bson/order-key';
import { anyAt, arrayIndex } from '../bson/paths';
import { fieldOf, isDoc, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import type { SortField } from '../matching/sort';

/** What one document puts into an index: keys, and whether an array made them several. */
export interface IndexKeys {
  keys: string[];
  isMultikey: boolean;
}

interface Walker {
  value: unknown;
  parts: readonly string[];
  /** Where the value lies, to see whether two fields walk through one array. */
  place: string;
  isDone: boolean;
}

const flipped = Array.from({ length: 256 }, (_, code) => String.fromCharCode(255 - code));

/** A key part that sorts the other way round. */
export function flip(key: string): string {
  let made = '';
  for (let n = 0; n < key.length; n++) made += flipped[key.charCodeAt(n)] ?? '';
  return made;
}

/** Makes the keys of documents for the fields of an index. */
export function keyMaker(fields: readonly SortField[]): (doc: Doc) => IndexKeys {
  const paths = fields.map(({ path, direction }) => ({ path, parts: path.split('.'), isDown: direction === -1 }));
  const [only] = paths;
  const keyOf = (values: readonly unknown[]) =>
    values.reduce<string>((key, value, n) => key + (paths[n]?.isDown ? flip(orderKey(value)) : orderKey(value)), '');
  return (doc) => {
    if (paths.length === 1 && only?.parts.length === 1) {
      const value = fieldOf(doc, only.path) ?? null;
      if (!Array.isArray(value))
        return { keys: [only.isDown ? flip(orderKey(value)) : orderKey(value)], isMultikey: false };
    }
    const rows = walk(paths.map(({ parts }) => ({ value: doc, parts, place: '', isDone: false })));
    const keys = [...new Set(rows.rows.map(keyOf))];
    return { keys, isMultikey: rows.isMultikey };
  };
}

/** Whether none of the fields is there: such documents stay out of a sparse index. */
export function lacksAll(doc: Doc, fields: readonly SortField[]): boolean {
  return fields.every(({ path }) => !anyAt(doc, path.split('.'), 0, (value) => value !== undefined));
}

function walk(walkers: Walker[]): { rows: unknown[][]; isMultikey: boolean } {
  const advanced = walkers.map(advance);
  const waiting = advanced.filter(({ value, isDone }) => !isDone && Array.isArray(value));
  const [first] = waiting;
  if (!first) return { rows: [advanced.map(({ value }) => value)], isMultikey: false };
  if (waiting.some(({ place }) => place !== first.place)) throw new MongoError(171, 'cannot index parallel arrays');
  const list = first.value as unknown[];
  const elements = list.length > 0 ? list : [empty];
  const rows = elements.flatMap(
    (element) => walk(advanced.map((walker) => (waiting.includes(walker) ? enter(walker, element) : walker))).rows,
  );
  return { rows, isMultikey: true };
}

const empty = Symbol('empty array');

function enter(walker: Walker, element: unknown): Walker {
  if (element === empty) return { ...walker, value: walker.parts.length === 0 ? undefined : null, isDone: true };
  if (walker.parts.length === 0) return { ...walker, value: element, isDone: true };
  return isDoc(element)
    ? { ...walker, value: element, place: `${walker.place}[]` }
    : { ...walker, value: null, isDone: true };
}

/** Goes down to the end of the path or to an array; what is not there is indexed as null. */
function advance(walker: Walker): Walker {
  if (walker.isDone) return walker;
  let { value, parts, place } = walker;
  for (let [part] = parts; part !== undefined; [part] = parts) {
    if (Array.isArray(value)) {
      const index = arrayIndex(part);
      if (index < 0 || value.some((each) => isDoc(each) && fieldOf(each, String(index)) !== undefined)) break;
      value = (value as unknown[])[index];
    } else if (isDoc(value)) value = fieldOf(value, part);
    else return { value: null, parts: [], place, isDone: true };
    place += `.${part}`;
    parts = parts.slice(1);
    if (value === undefined || value === null) return { value: null, parts: [], place, isDone: true };
  }
  return { value, parts, place, isDone: parts.length === 0 && !Array.isArray(value) };
}

import { isDoc, toNumber, type Doc } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import { keyMaker } from '../indexes/index-keys';

/** One field of a sort or of an index: its path and 1 or -1. */
export interface SortField {
  path: string;
  direction: 1 | -1;
}

/** Reads a sort document. */
export function sortFields(sort: unknown): SortField[] {
  if (!isDoc(sort)) throw new MongoError(14, 'sort must be a document');
  return Object.entries(sort).map(([path, value]) => {
    if (isDoc(value) && '$meta' in value) throw unsupported('$meta in a sort');
    const direction = toNumber(value);
    if (direction !== 1 && direction !== -1)
      throw new MongoError(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    if (path.startsWith('$') || path.split('.').includes(''))
      throw new MongoError(path.startsWith('$') ? 16410 : 15998, `FieldPath '${path}' is not valid in a sort`);
    return { path, direction };
  });
}

/** Makes sort keys: of the keys that arrays give a document in an index the one that comes first. */
function sortKeys(fields: readonly SortField[]): (doc: Doc) => string {
  const keysOf = keyMaker(fields, 2);
  return (doc) => keysOf(doc).keys.reduce((first, each) => (each < first ? each : first));
}

/** An order of documents by a sort document. */
export function compileSort(sort: unknown): (left: Doc, right: Doc) => number {
  const keyOf = sortKeys(sortFields(sort));
  return (left, right) => order(keyOf(left), keyOf(right));
}

function order(left: string, right: string): number {
  return left === right ? 0 : left < right ? -1 : 1;
}

/** Sorts things by the documents they stand for; equal ones keep their order. */
export function sorted<T>(items: readonly T[], sort: unknown, docOf: (item: T) => Doc, limit = Infinity): T[] {
  const keyOf = sortKeys(sortFields(sort));
  const keyed = items.map((item) => ({ item, key: keyOf(docOf(item)) }));
  return keyed
    .sort((left, right) => order(left.key, right.key))
    .slice(0, limit)
    .map(({ item }) => item);
}

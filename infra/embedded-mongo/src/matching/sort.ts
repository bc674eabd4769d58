import { isDoc, toNumber, type Doc } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import { keyMaker, type SortField } from '../indexes/index-keys';

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

/** Sorts things by the documents they stand for; equal ones keep their order. Of the keys of arrays the first one counts. */
export function sorted<T>(items: readonly T[], sort: unknown, docOf: (item: T) => Doc, limit = Infinity): T[] {
  const keysOf = keyMaker(sortFields(sort), 2);
  const keyed = items.map((item) => ({ item, key: keysOf(docOf(item)).keys.reduce(lesser) }));
  keyed.sort((left, right) => (left.key === right.key ? 0 : left.key < right.key ? -1 : 1));
  return keyed.slice(0, limit).map(({ item }) => item);
}

function lesser(left: string, right: string): string {
  return right < left ? right : left;
}

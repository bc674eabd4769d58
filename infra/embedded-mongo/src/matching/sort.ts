import { isDoc, toNumber, type Doc } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import { createKeyGenerator, type SortField } from '../bson/index-keys';

export function parseSort(sort: unknown): SortField[] {
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

/** Sorts items by fields of their documents; equal ones keep their order. An array counts with its least or, descending, its greatest element. */
export function sortBy<T>(
  items: readonly T[],
  fields: readonly SortField[],
  docOf: (item: T) => Doc,
  limit = Infinity,
): T[] {
  const keysOf = createKeyGenerator(fields, 2);
  const keyed = items.map((item) => ({ item, key: keysOf(docOf(item)).keys.reduce(smaller) }));
  keyed.sort((left, right) => (left.key === right.key ? 0 : left.key < right.key ? -1 : 1));
  return keyed.slice(0, limit).map(({ item }) => item);
}

function smaller(left: string, right: string): string {
  return right < left ? right : left;
}

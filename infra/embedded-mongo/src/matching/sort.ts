import { anyAt } from '../bson/paths';
import { flip, orderKey } from '../bson/order-key';
import { isDoc, toNumber, type Doc } from '../bson/values';
import { badValue, MongoError, unsupported } from '../errors';

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
      throw badValue(`FieldPath '${path}' is not valid in a sort`);
    return { path, direction };
  });
}

const missingKey = orderKey(null);
const emptyArrayKey = orderKey(undefined);

/** The key by which a document sorts on one field: of an array the smallest element, or the greatest when descending. */
function fieldKey(doc: Doc, { path, direction }: SortField): string {
  const keys: string[] = [];
  anyAt(doc, path.split('.'), 0, (value) => {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    keys.push(...(values.length === 0 ? [emptyArrayKey] : values.map((each) => orderKey(each ?? null))));
    return false;
  });
  const key = keys.reduce(
    (best, each) => ((direction === 1 ? each < best : each > best) ? each : best),
    keys[0] ?? missingKey,
  );
  return direction === 1 ? key : flip(key);
}

function sortKey(doc: Doc, fields: readonly SortField[]): string {
  return fields.reduce((key, field) => key + fieldKey(doc, field), '');
}

/** An order of documents by a sort document. */
export function compileSort(sort: unknown): (left: Doc, right: Doc) => number {
  const fields = sortFields(sort);
  return (left, right) => order(sortKey(left, fields), sortKey(right, fields));
}

function order(left: string, right: string): number {
  return left === right ? 0 : left < right ? -1 : 1;
}

/** Sorts things by the documents they stand for; equal ones keep their order. */
export function sorted<T>(items: readonly T[], sort: unknown, docOf: (item: T) => Doc, limit = Infinity): T[] {
  const fields = sortFields(sort);
  const keyed = items.map((item) => ({ item, key: sortKey(docOf(item), fields) }));
  return keyed
    .sort((left, right) => order(left.key, right.key))
    .slice(0, limit)
    .map(({ item }) => item);
}

import { anyAt } from '../bson/paths';
import { orderKey } from '../bson/order-key';
import { isDoc, isNumeric, toNumber, type Doc } from '../bson/values';
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
    const direction = isNumeric(value) ? toNumber(value) : 0;
    if (direction !== 1 && direction !== -1)
      throw new MongoError(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    if (path === '' || path.startsWith('$')) throw badValue(`FieldPath '${path}' is not valid in a sort`);
    return { path, direction };
  });
}

/** The key by which a document sorts on one field: of an array the smallest element, or the greatest when descending. */
export function sortKey(doc: Doc, parts: readonly string[], direction: 1 | -1): string {
  let best: string | undefined;
  const offer = (value: unknown) => {
    const key = value === undefined ? missingKey : orderKey(value);
    if (best === undefined || (direction === 1 ? key < best : key > best)) best = key;
  };
  anyAt(doc, parts, 0, (value) => {
    if (!Array.isArray(value)) offer(value);
    else if (value.length === 0) best ??= emptyArrayKey;
    else value.forEach(offer);
    return false;
  });
  return best ?? missingKey;
}

const missingKey = orderKey(null);
const emptyArrayKey = orderKey(undefined);

/** An order of documents by a sort document. */
export function compileSort(sort: unknown): (left: Doc, right: Doc) => number {
  const fields = sortFields(sort).map(({ path, direction }) => ({ parts: path.split('.'), direction }));
  return (left, right) => {
    for (const { parts, direction } of fields) {
      const [one, other] = [sortKey(left, parts, direction), sortKey(right, parts, direction)];
      if (one !== other) return one < other ? -direction : direction;
    }
    return 0;
  };
}

/** Sorts things by the documents they stand for; equal ones keep their order. */
export function sorted<T>(items: readonly T[], sort: unknown, docOf: (item: T) => Doc, limit = Infinity): T[] {
  const fields = sortFields(sort).map(({ path, direction }) => ({ parts: path.split('.'), direction }));
  const keyed = items.map((item) => ({
    item,
    keys: fields.map(({ parts, direction }) => sortKey(docOf(item), parts, direction)),
  }));
  keyed.sort((left, right) => {
    for (const [n, { direction }] of fields.entries()) {
      const [one, other] = [left.keys[n] ?? '', right.keys[n] ?? ''];
      if (one !== other) return one < other ? -direction : direction;
    }
    return 0;
  });
  return (limit < keyed.length ? keyed.slice(0, limit) : keyed).map(({ item }) => item);
}

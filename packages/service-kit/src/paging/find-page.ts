import type mongoose from 'mongoose';
import type { CountCache } from '../store/count-cache';
import { decodeCursor, encodeCursor, type CursorType } from './cursor';

/** One page of a list, how many there are in all, and where the next page starts. */
export interface Page<T> {
  items: T[];
  total: number;
  nextCursor?: string;
}

/** What every list is asked with: how many, and the `nextCursor` of the page before. */
export interface PageRequest {
  limit: number;
  cursor?: string | undefined;
  /** That of the page before, where the list is not counted again. */
  total?: number | undefined;
}

/** Which documents a list holds, in which order, and which of them are asked for. */
export interface PageQuery<D> extends PageRequest {
  /** Conditions that all hold; with a `countCache` they are also the key of the remembered total. */
  filter: object;
  /** The field of the order and its direction; documents with equal values are ordered by `_id` in the same direction. */
  sort: Partial<Record<keyof D & string, 1 | -1>>;
  /** True when no two documents share a value of the field, so that an index on it alone serves the order. */
  isUnique?: boolean;
  /** Fields to leave out; never that of the order. */
  omit?: readonly (keyof D & string)[];
  /** Stages that run on the documents of the page only; they must leave `_id` and the field of the order. */
  stages?: mongoose.PipelineStage[];
  /** Where totals are remembered; without it every page counts. */
  countCache?: CountCache;
}

/**
 * Reads one page of a list. It starts where the cursor points instead of skipping what was read, so that a deep page
 * costs what the first does. Throws REQUEST.INVALID for a cursor that does not fit the order.
 */
export async function findPage<D extends { _id: unknown }>(
  model: mongoose.Model<D>,
  query: PageQuery<D>,
): Promise<Page<D>> {
  const { filter, sort, limit, cursor, countCache } = query;
  const [field, direction] = Object.entries(sort)[0] as [keyof D & string, 1 | -1];
  const count = async () => model.countDocuments(filter);
  const [found, total] = await Promise.all([
    find(model, query, [filter, ...beyond(decodeCursor(cursor, cursorTypeOf(model, field)), field, direction)]),
    query.total ?? (countCache ? countCache.get(filter, count) : count()),
  ]);
  const items = found.slice(0, limit);
  const last = items.at(-1);
  // One document more than asked for was read: it tells that there is a next page.
  if (found.length <= limit || !last) return { items, total };
  return { items, total, nextCursor: encodeCursor({ value: plain(last[field]), id: String(last._id) }) };
}

async function find<D>(model: mongoose.Model<D>, query: PageQuery<D>, conditions: object[]): Promise<D[]> {
  const { sort, isUnique = false, limit, omit = [], stages } = query;
  const filter = allOf(conditions);
  const direction = Object.values(sort)[0] as 1 | -1;
  const order = { ...sort, ...(!isUnique && { _id: direction }) } as Record<string, 1 | -1>;
  const projection = Object.fromEntries(omit.map((field) => [field, 0]));
  if (stages) {
    const leaveOut = omit.length > 0 ? [{ $unset: [...omit] }] : [];
    return model.aggregate<D>([{ $match: filter }, { $sort: order }, { $limit: limit + 1 }, ...stages, ...leaveOut]);
  }
  return model
    .find(filter, projection)
    .sort(order)
    .limit(limit + 1)
    .lean<D[]>();
}

/** One filter for conditions that all hold. */
export function allOf(conditions: readonly object[]): object {
  const given = conditions.filter((condition) => Object.keys(condition).length > 0);
  return given.length > 1 ? { $and: given } : (given[0] ?? {});
}

/** What comes after a cursor, of a list in this direction. The first condition lets an index start there, which it could not for `$or` alone. */
export function beyond(
  cursor: { value: string | number | Date; id: string } | undefined,
  field: string,
  direction: 1 | -1,
): object[] {
  if (!cursor) return [];
  const { value, id } = cursor;
  const [after, from] = direction === 1 ? ['$gt', '$gte'] : ['$lt', '$lte'];
  return [{ [field]: { [from]: value } }, { $or: [{ [field]: { [after]: value } }, { _id: { [after]: id } }] }];
}

function cursorTypeOf<D>(model: mongoose.Model<D>, field: string): CursorType {
  const type = model.schema.path(field).instance;
  if (type === 'String' || type === 'Number' || type === 'Date') return type;
  throw new Error(`A list cannot be ordered by ${field}, which is of type ${type}`);
}

function plain(value: unknown): string | number {
  if (value instanceof Date) return value.getTime();
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new Error('A document without a value for the order of its list cannot be the end of a page');
}

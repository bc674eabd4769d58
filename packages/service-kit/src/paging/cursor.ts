import * as z from 'zod';
import { DomainError } from '../errors';

/** The type of the field by which a list is ordered, as mongoose names it. */
export type CursorType = 'String' | 'Number' | 'Date';

/** Where a page starts: after the document with this value of the order (dates in milliseconds) and this id. */
export interface Cursor<V = string | number> {
  value: V;
  id: string;
}

/** Where a page of a list of two parts starts, and when the list was begun; what is a date in the store is one here. */
export interface PartitionedCursor extends Cursor<Date> {
  part: number;
  begunAt: Date;
}

/** Beyond these milliseconds there is no Date (ECMAScript, Time Values and Time Range). */
const MAX_TIME_MS = 8_640_000_000_000_000;
const timeSchema = z.int().min(-MAX_TIME_MS).max(MAX_TIME_MS);
const cursorSchema = z.tuple([z.union([z.string(), timeSchema]), z.string().length(24)]);
const partitionedCursorSchema = z.tuple([timeSchema, z.string().length(24), z.int().min(0).max(1), timeSchema]);

/** The opaque text of a cursor; encoded, so that no client builds on its shape. */
export function encodeCursor({ value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

/**
 * Reads a cursor; throws REQUEST.INVALID. The value must be of the list's own type, so that a cursor of one list cannot
 * be used for another.
 */
export function decodeCursor(cursor: string | undefined, type: CursorType): Cursor<string | number | Date> | undefined {
  if (cursor === undefined) return undefined;
  const parsed = cursorSchema.safeParse(readJson(cursor));
  if (!parsed.success || typeof parsed.data[0] !== (type === 'String' ? 'string' : 'number')) throw foreignCursor();
  const [value, id] = parsed.data;
  return { value: type === 'Date' ? new Date(value) : value, id };
}

export function encodePartitionedCursor({ value, id, part, begunAt }: PartitionedCursor): string {
  return Buffer.from(JSON.stringify([value.getTime(), id, part, begunAt.getTime()])).toString('base64url');
}

/** Reads a cursor of a list of two parts; throws REQUEST.INVALID. */
export function decodePartitionedCursor(cursor: string | undefined): PartitionedCursor | undefined {
  if (cursor === undefined) return undefined;
  const parsed = partitionedCursorSchema.safeParse(readJson(cursor));
  if (!parsed.success) throw foreignCursor();
  const [value, id, part, begunAt] = parsed.data;
  return { value: new Date(value), id, part, begunAt: new Date(begunAt) };
}

function foreignCursor(): DomainError {
  return new DomainError('REQUEST.INVALID', {
    errors: [{ path: 'cursor', message: 'Please start again from the first page.' }],
  });
}

function readJson(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

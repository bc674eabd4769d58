import * as z from 'zod';
import { DomainError } from './errors';

/** One page of a list, how many there are in all, and where the next page starts. */
export interface Page<T> {
  items: T[];
  total: number;
  nextCursor?: string;
}

/** Where a page starts: after the thing with this sort value (a text, or a moment in milliseconds) and id. */
export interface Position<V extends string | number = string | number> {
  value: V;
  id: string;
}

/** What every list is asked with. */
export interface PageRequest {
  limit: number;
  cursor?: string | undefined;
}

/** Beyond these milliseconds there is no Date (ECMAScript, Time Values and Time Range). */
const LATEST = 8_640_000_000_000_000;
const position = z.tuple([z.union([z.string(), z.int().min(-LATEST).max(LATEST)]), z.string().length(24)]);

/** The opaque cursor of a position; encoded, so that nobody builds on its shape. */
export function cursorOf({ value, id }: Position): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

/**
 * Reads a cursor; throws REQUEST.INVALID. The sort value must be of the list's own type, so that a cursor of one list
 * cannot be put to another.
 */
export function positionOf(cursor: string | undefined, type: 'string'): Position<string> | undefined;
export function positionOf(cursor: string | undefined, type: 'number'): Position<number> | undefined;
export function positionOf(cursor: string | undefined, type: 'string' | 'number'): Position | undefined {
  if (cursor === undefined) return undefined;
  const parsed = position.safeParse(readJson(cursor));
  if (!parsed.success || typeof parsed.data[0] !== type) {
    throw new DomainError('REQUEST.INVALID', {
      errors: [{ path: 'cursor', message: 'Please start again from the first page.' }],
    });
  }
  const [value, id] = parsed.data;
  return { value, id };
}

/** Takes one item more than asked for: it tells that there is a next page. */
export function pageOf<T>(found: T[], total: number, limit: number, at: (item: T) => Position): Page<T> {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  if (found.length <= limit || last === undefined) return { items, total };
  return { items, total, nextCursor: cursorOf(at(last)) };
}

function readJson(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

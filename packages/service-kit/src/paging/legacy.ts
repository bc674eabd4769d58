import { decodeCursor, encodeCursor, type Cursor } from './cursor';
import type { Page } from './find-page';

/** Replaced by findPage. */
export const cursorOf = encodeCursor;

/** Replaced by findPage. */
export function positionOf(cursor: string | undefined, type: 'string'): Cursor<string> | undefined;
export function positionOf(cursor: string | undefined, type: 'number'): Cursor<number> | undefined;
export function positionOf(cursor: string | undefined, type: 'string' | 'number') {
  return decodeCursor(cursor, type === 'string' ? 'String' : 'Number');
}

/** Replaced by findPage. */
export function pageOf<T>(found: T[], total: number, limit: number, at: (item: T) => Cursor): Page<T> {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  if (found.length <= limit || last === undefined) return { items, total };
  return { items, total, nextCursor: encodeCursor(at(last)) };
}

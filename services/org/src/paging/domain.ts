import { DomainError } from '@portal/service-kit/errors';

/** One page of a list, how many there are in all, and where the next page starts. */
export interface Page<T> {
  items: T[];
  total: number;
  nextCursor?: string;
}

export interface PageRequest {
  limit: number;
  cursor?: string | undefined;
}

/** A cursor is the unique sort key of the last thing read; encoded, so that nobody builds on its shape. */
export function cursorOf(key: string): string {
  return Buffer.from(JSON.stringify([key])).toString('base64url');
}

export function startOf(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined;
  const parsed = readJson(cursor);
  const key: unknown = Array.isArray(parsed) && parsed.length === 1 ? parsed[0] : undefined;
  if (typeof key === 'string') return key;
  throw new DomainError('REQUEST.INVALID', {
    errors: [{ path: 'cursor', message: 'Please start again from the first page.' }],
  });
}

/** Takes one item more than asked for: it tells that there is a next page. */
export function pageOf<T>(found: T[], total: number, limit: number, keyOf: (item: T) => string): Page<T> {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  if (found.length <= limit || last === undefined) return { items, total };
  return { items, total, nextCursor: cursorOf(keyOf(last)) };
}

function readJson(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

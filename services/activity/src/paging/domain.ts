import * as z from 'zod';
import { DomainError } from '@portal/service-kit/errors';

/** One page of a list, how many there are in all, and where the next page starts. */
export interface Page<T> {
  items: T[];
  total: number;
  nextCursor?: string;
}

/** Where a page starts: after what has this time and id. */
export interface Moment {
  at: Date;
  id: string;
}

export interface PageRequest {
  limit: number;
  cursor?: string | undefined;
}

const LATEST = 8_640_000_000_000_000;
const moment = z.tuple([z.int().min(-LATEST).max(LATEST), z.string().length(24)]);

/** Encoded, so that nobody builds on its shape. */
export function cursorOf({ at, id }: Moment): string {
  return Buffer.from(JSON.stringify([at.getTime(), id])).toString('base64url');
}

export function momentOf(cursor: string | undefined): Moment | undefined {
  if (cursor === undefined) return undefined;
  const parsed = moment.safeParse(readJson(cursor));
  if (!parsed.success) {
    throw new DomainError('REQUEST.INVALID', {
      errors: [{ path: 'cursor', message: 'Please start again from the first page.' }],
    });
  }
  const [time, id] = parsed.data;
  return { at: new Date(time), id };
}

/** Takes one item more than asked for: it tells that there is a next page. */
export function pageOf<T>(found: T[], total: number, limit: number, momentAt: (item: T) => Moment): Page<T> {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  if (found.length <= limit || last === undefined) return { items, total };
  return { items, total, nextCursor: cursorOf(momentAt(last)) };
}

function readJson(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

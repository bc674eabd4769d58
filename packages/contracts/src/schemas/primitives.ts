import * as z from 'zod';
import { TEXT_LIMITS } from '../vocabulary';

/** A document id: 24 hexadecimal digits, always a string on the wire. */
export const objectId = z.string().regex(/^[0-9a-f]{24}$/i, 'Not a valid id.');

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime({ offset: true, error: 'Please enter a valid date and time.' });

/** A calendar day in the institute's time zone, `YYYY-MM-DD`. */
export const calendarDay = z.iso.date('Please enter a valid date.');

/** A time of day in the institute's time zone, `HH:mm`. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a valid time.');

/** Whole rupees, never negative. */
export const money = z.int('Please enter a whole amount.').min(0, 'The amount cannot be negative.').max(1_000_000_000);

/** E-mail addresses are compared trimmed and in lower case everywhere. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email('Please enter a valid email address').max(254));

/** A required single line of text, trimmed. */
export const line = (message: string, longest: number = TEXT_LIMITS.line) =>
  z.string({ error: message }).trim().min(1, message).max(longest, `Please use at most ${longest} characters.`);

/** An optional text of several lines, trimmed. */
export const freeText = z.string().trim().max(TEXT_LIMITS.text, `Please use at most ${TEXT_LIMITS.text} characters.`);

/** `limit` and `cursor` of every list: 50 by default, at most 200; the cursor is opaque. */
export const pageQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: z.string().max(400).optional(),
});

/** A search text; matched as text, never as a pattern. */
export const searchText = z.string().trim().max(TEXT_LIMITS.name);

/** The answer of a write that has nothing but a sentence to say. */
export const messageAnswer = z.object({ message: z.string() });

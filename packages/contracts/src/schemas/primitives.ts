import * as z from 'zod';
import { toLine, toText } from '../plain-text';
import { keyOf } from '../text-key';
import { TEXT_LIMITS } from '../text-limits';

/** A text of this form. What has another is refused before any rule of several fields is applied, which may count days. */
const formed = (form: RegExp, error: string) => z.string().regex(form, { error, abort: true });

/** A document id, refused with this message: 24 hexadecimal digits in any case, which the output has in lower case. */
export const objectIdOr = (message: string) => formed(/^[0-9a-f]{24}$/i, message).toLowerCase();

/** A document id: 24 hexadecimal digits, always a string on the wire. */
export const objectId = objectIdOr('Not a valid id.');

const INSTANT = 'Please enter a valid date and time.';
const UTC_LENGTH = '2026-11-21T06:00:00.000Z'.length;

/** An instant, ISO 8601, in a year of four digits in UTC too. */
export const instant = z.iso
  .datetime({ offset: true, error: INSTANT, abort: true })
  .refine((text) => new Date(text).toISOString().length === UTC_LENGTH, { error: INSTANT, abort: true });

/** A calendar day in the institute's time zone, `YYYY-MM-DD`. */
export const calendarDay = z.iso.date({ error: 'Please enter a valid date.', abort: true });

/** A month of the institute, `YYYY-MM`. */
export const month = formed(/^\d{4}-(0[1-9]|1[0-2])$/, 'Please enter a valid month.');

/** How many there are. */
export const count = z.int().min(0);

/** A time of day in the institute's time zone, `HH:mm`. */
export const timeOfDay = formed(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a valid time.');

/** When something ends on a day: a time of day, or `24:00`. */
export const endTimeOfDay = formed(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Please enter a valid time.');

/** Whole rupees, never negative. */
export const money = z.int('Please enter a whole amount.').min(0, "The amount can't be negative.").max(1_000_000_000);

/** Rupees and paise, never negative. */
export const exactMoney = z
  .number('Please enter an amount.')
  .min(0, "The amount can't be negative.")
  .max(1_000_000_000)
  .multipleOf(0.01, 'Use at most two decimals.');

/** E-mail addresses are stored as their key, by which they are compared everywhere. */
export const emailAddress = z.string().overwrite(keyOf).pipe(z.email('Please enter a valid email address').max(254));

const tooLong = (longest: number) => `Please use at most ${longest} characters.`;

/** A required single line of text. */
export const line = (message: string, longest: number = TEXT_LIMITS.line) =>
  z.string({ error: message }).overwrite(toLine).trim().min(1, message).max(longest, tooLong(longest));

/** A single line of text, which may be empty. */
export const optionalLine = (longest: number = TEXT_LIMITS.line) =>
  z.string().overwrite(toLine).trim().max(longest, tooLong(longest));

/** A required text of several lines. */
export const text = (message: string, longest: number = TEXT_LIMITS.text) =>
  z.string({ error: message }).overwrite(toText).trim().min(1, message).max(longest, tooLong(longest));

/** A text of several lines, which may be empty. */
export const optionalText = z.string().overwrite(toText).trim().max(TEXT_LIMITS.text, tooLong(TEXT_LIMITS.text));

/** Like {@link optionalText}, of a length that lists show whole. */
export const optionalSummary = z
  .string()
  .overwrite(toText)
  .trim()
  .max(TEXT_LIMITS.summary, tooLong(TEXT_LIMITS.summary));

/** Something that a program made and only programs read, such as a cursor or a token: printable ASCII. */
export const opaque = (longest: number) =>
  z
    .string()
    .regex(/^[ -~]*$/)
    .max(longest);

/** A web address of a page. */
export const webAddress = (error: string, { longest, hostname }: { longest: number; hostname?: RegExp }) =>
  z
    .string({ error })
    .overwrite(toLine)
    .trim()
    .max(longest, error)
    .pipe(z.url({ protocol: /^https?$/, ...(hostname && { hostname }), error }));

/** Holds the longest title and name of any script. */
const MAX_CURSOR_LENGTH = 1200;

/** `limit` and `cursor` of every list: 50 by default, at most 200; the cursor is opaque. */
export const pageQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: opaque(MAX_CURSOR_LENGTH).optional(),
});

/** A search text; matched as text, never as a pattern. */
export const searchText = optionalLine(TEXT_LIMITS.name);

/** The answer of a write that has nothing but a sentence to say. */
export const messageAnswer = z.object({ message: z.string() });

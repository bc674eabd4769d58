import { PASSWORD_LENGTH, toPasswordText, toText } from '@portal/contracts';
import { isCalendarDay, isClockTime } from '@portal/web-kit';
import * as z from 'zod/mini';

// Schemas are made when used: one at the top of the module would bring zod into every remote that imports a part of the forms.

/** What is said of a text that is too long; `max` is in characters. */
export type TooLong = (max: number) => string;

/** As the calls take it: trimmed, without what nobody can see. */
export function plainText() {
  return z.string().check(z.overwrite(toText), z.trim());
}

/** A text that may be empty, trimmed, of at most `max` characters. */
export function optionalText(max: number, tooLong: TooLong) {
  return plainText().check(z.maxLength(max, tooLong(max)));
}

/** A text that must not be empty, trimmed, of at most `max` characters. */
export function requiredText(max: number, { missing, tooLong }: { missing: string; tooLong: TooLong }) {
  return plainText().check(z.minLength(1, missing), z.maxLength(max, tooLong(max)));
}

/** A new password. Checks the length only; the server also refuses common passwords and the person's name. */
export function newPassword({ atLeast, atMost }: { atLeast: (min: number) => string; atMost: TooLong }) {
  const { min, max } = PASSWORD_LENGTH;
  return z.string().check(z.overwrite(toPasswordText), z.minLength(min, atLeast(min)), z.maxLength(max, atMost(max)));
}

/** One of a few values, with the empty string for no choice, which is refused with `missing`. */
export function requiredChoice<const Choice extends string>(choices: readonly Choice[], missing: string) {
  return z.enum(['', ...choices]).check(z.refine((choice) => choice !== '', missing));
}

/** Something that was found by typing, as `FormComboBox` keeps it; `null` is refused with `missing`. */
export function requiredOption(missing: string) {
  return z
    .nullable(z.object({ id: z.string(), label: z.string() }))
    .check(z.refine((picked) => picked !== null, missing));
}

// The fields of days and times say themselves what is wrong with a text. Without an empty message these would say zod's
// own, which stood there for a moment when the text was cleared.
const saidByField = { error: () => '' };

/** A calendar day of `FormDateField`, or the empty string. */
export function optionalDay() {
  return z.string().check(z.refine((day) => day === '' || isCalendarDay(day), saidByField));
}

/** A calendar day of `FormDateField`; the empty string is refused with `missing`. */
export function requiredDay(missing: string) {
  return optionalDay().check(z.minLength(1, missing));
}

/** A time of `FormTimeField`, or the empty string. */
export function optionalTime() {
  return z.string().check(z.refine((time) => time === '' || isClockTime(time), saidByField));
}

/** A time of `FormTimeField`; the empty string is refused with `missing`. */
export function requiredTime(missing: string) {
  return optionalTime().check(z.minLength(1, missing));
}

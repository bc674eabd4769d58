/** Tabs and line breaks of every kind. */
const BREAKS = /[\t-\r\u0085\u2028\u2029]+/g;
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;

/**
 * Control characters (Unicode category Cc), which stores and logs trip over, and the overrides and isolates of the
 * writing direction (Unicode UAX #9), by which a text reads as another one than it is.
 */
const HIDDEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;
const HIDDEN_IN_TEXT = /(?![\t\n])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Characters without a shape of their own: those that Unicode lets programs ignore (such as U+200B, U+00AD, U+3164), the
 * blank of Braille, marks of annotations and control characters other than spaces.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]|(?!\s)\p{Cc}/gu;

/** A text without the characters that nobody can see; spaces and line breaks stay. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** One line of plain text: line breaks and tabs become a space, control characters and changes of direction go. */
export const toLine = (given: string): string => given.replace(BREAKS, ' ').replace(HIDDEN, '');

/** Plain text of several lines, with \n at their ends; control characters and changes of direction go. */
export const toText = (given: string): string => given.replace(LINE_ENDS, '\n').replace(HIDDEN_IN_TEXT, '');

/**
 * A password as it is hashed, whatever keyboard it was typed on: letters composed, every space an ordinary one
 * (OpaqueString, RFC 8265). Only for texts of bounded length: composing takes time with the square of it.
 */
export const toPasswordText = (typed: string): string => typed.replace(/\p{Zs}/gu, ' ').normalize('NFC');

/** A text, or so many characters of its beginning and an ellipsis; no character is cut in two. */
export function beginningOf(text: string, length: number): string {
  if (text.length <= length) return text;
  const characters = Array.from(text.slice(0, 2 * length + 2));
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}…`;
}

/** Tabs and line breaks of every kind. */
const BREAKS = /[\t-\r\u0085\u2028\u2029]+/g;
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * Characters without a shape of their own: those that Unicode lets programs ignore (such as U+200B, U+00AD, U+3164, and
 * the changes of the writing direction), the blank of Braille, marks of annotations, halves of characters, and control
 * characters other than spaces.
 */
const INVISIBLE = String.raw`[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB\p{Cs}]|(?!\s)\p{Cc}`;

/** A character that can be seen, of one of these kinds. */
const seen = (kinds: string) => String.raw`(?!\p{Default_Ignorable_Code_Point})[${kinds}]`;

/**
 * Those of them that say how the character before is drawn: joiners in words and between emoji, and variants of emoji and
 * of letters that have some. Each is matched with that character, because not every browser looks behind.
 */
const SHAPING = [
  String.raw`\p{Emoji}\uFE0F?\u200D(?=\p{Emoji})`,
  String.raw`${seen(String.raw`\p{L}\p{M}`)}[\u200C\u200D]`,
  String.raw`${seen(String.raw`\p{Emoji}\p{Script=Han}\p{Script=Mongolian}`)}\p{Variation_Selector}`,
].join('|');

/**
 * More marks on one letter than any writing has (Stream-Safe Text Format, UAX 15). Without a limit to them composing takes
 * time with the square of their number: 17 s for 300,000.
 */
const SURPLUS_MARKS = /(\p{M}{30})\p{M}+/gu;

const invisible = new RegExp(INVISIBLE, 'gu');
const invisibleOrShaping = new RegExp(`(${SHAPING})|${INVISIBLE}`, 'gu');

/** A text without the characters that nobody can see; spaces and line breaks stay. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '').replace(SURPLUS_MARKS, '$1');

/** The same, but what words and emoji are drawn with stays; in NFC. */
const visible = (text: string) =>
  text
    .replace(invisibleOrShaping, (_, shaping?: string) => shaping ?? '')
    .replace(SURPLUS_MARKS, '$1')
    .normalize('NFC');

/** One line of plain text: line breaks and tabs become a space, and what nobody can see goes. */
export const toLine = (given: string): string => visible(given.replace(BREAKS, ' '));

/** Plain text of several lines, with \n at their ends; what nobody can see goes. */
export const toText = (given: string): string => visible(given.replace(LINE_ENDS, '\n'));

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

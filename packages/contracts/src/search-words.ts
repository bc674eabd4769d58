import { foldText } from './fold-text';

/** What is compared of a word and what follows it; two that differ only further on are found together. */
const MAX_LENGTH = 15;
/** So many words before one are tried as written together with it. */
const MAX_JOINED = 2;

/** Letters or digits; punctuation belongs to them where it names something, as in c++ and c#. */
const PARTS = /(?:[\p{L}\p{M}]+|\p{N}+)[+#]*/gu;
const WORDS = /[\p{L}\p{M}\p{N}]+[+#]*/gu;
/** A letter to Unicode, though an apostrophe to readers. */
const LETTER_APOSTROPHE = /\u02BC/g;
/** Before the last letter of a word, as in Women's. */
const APOSTROPHE = /['\u2018\u2019`](?=[\p{L}\p{M}](?![\p{L}\p{M}]))/gu;
/** Everybody of the institute would be found by it. */
const DOMAIN = /(\S)@[^\s@]+\.[^\s@]+/gu;
const HALF_DOMAIN = /(\S)@\S*/gu;

/**
 * What a search looks through: from the beginning of each word of each text on, all letters without case, accents,
 * spaces and signs. So "D'Souza" is found by souza and by dsouza, and "Tech Fest" by techfest.
 */
export function searchStartsOf(...texts: readonly string[]): string[] {
  const starts = texts.flatMap((text) => {
    const parts = partsOf(text.replace(DOMAIN, '$1'), PARTS);
    return parts.map((_, at) => beginning(parts.slice(at, at + MAX_LENGTH).join('')));
  });
  return [...new Set(starts)];
}

/**
 * The typed words, the longest first: of each, what one of the `searchStartsOf` has to begin with, which is the word, or
 * the word behind those before it, so that "tech fest" finds "Techfest". What is only signs is one that nothing has.
 */
export function searchWordsOf(typed: string): string[][] {
  const words = partsOf(typed.replace(HALF_DOMAIN, '$1'), WORDS);
  if (words.length === 0) return typed.trim() === '' ? [] : [[typed.trim()]];
  const found = words.map((word, at) => {
    const before = words.slice(Math.max(0, at - MAX_JOINED), at);
    const joined = before.map((_, from) => before.slice(from).join('')).filter(({ length }) => length < MAX_LENGTH);
    return [...new Set([word, ...joined.map((start) => start + word)].map(beginning))];
  });
  const distinct = new Map(found.map((ways) => [ways[0], ways]));
  return [...distinct.values()].toSorted(([one = ''], [other = '']) => other.length - one.length);
}

/** Whether all that is typed is found in the texts, as every list and picker finds it. Nothing finds nothing. */
export function matchesSearch(typed: string, ...texts: readonly string[]): boolean {
  const starts = searchStartsOf(...texts);
  const words = searchWordsOf(typed);
  return words.length > 0 && words.every((ways) => ways.some((way) => starts.some((start) => start.startsWith(way))));
}

function partsOf(text: string, pattern: RegExp): string[] {
  return foldText(text).replace(LETTER_APOSTROPHE, "'").replace(APOSTROPHE, '').match(pattern) ?? [];
}

const beginning = (text: string) => Array.from(text).slice(0, MAX_LENGTH).join('');

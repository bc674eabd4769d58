import { foldText } from '@portal/contracts';
import escapeStringRegexp from 'escape-string-regexp';

export { foldText };

/** Prefixes are stored up to this length; two words that differ only further on are found together. */
const MAX_TERM_LENGTH = 15;
const MAX_TERMS = 600;

/**
 * Every prefix of every word, to be stored with a document: a search for a prefix is then an equality, which an index
 * answers in the order of the list.
 */
export function searchTermsOf(...parts: string[]): string[] {
  const terms = new Set<string>();
  for (const word of wordsOf(parts.join(' '))) {
    const letters = Array.from(word).slice(0, MAX_TERM_LENGTH);
    for (let length = 1; length <= letters.length; length += 1) terms.add(letters.slice(0, length).join(''));
  }
  return [...terms].slice(0, MAX_TERMS);
}

/**
 * The terms that a document must have all of to be found, the longest first, which the fewest documents have. A query
 * of punctuation alone is one term that no document has.
 */
export function queryTermsOf(query: string): string[] {
  const trimmed = query.trim();
  const words = wordsOf(trimmed);
  if (words.length === 0 && trimmed !== '') return [trimmed];
  const terms = new Set(words.map((word) => Array.from(word).slice(0, MAX_TERM_LENGTH).join('')));
  return [...terms].toSorted((one, other) => other.length - one.length);
}

/** What a search for text anywhere in it looks through, to be stored with a document of a small collection. */
export function searchTextOf(...parts: string[]): string {
  return parts.join(' ').toLowerCase();
}

/** A condition on a stored search text: it contains what was typed. What is typed is never a pattern. */
export function containing(query: string): { $regex: string } {
  return { $regex: escapeStringRegexp(query.toLowerCase()) };
}

/** A condition for each typed word on a stored search text: one of its words begins with it. */
export function wordsStartingWith(query: string): { $regex: string }[] {
  const words = query.split(/\s+/).filter((word) => word !== '');
  return words.map((word) => ({ $regex: `(^|[ .@_-])${containing(word).$regex}` }));
}

/** Punctuation belongs to a word where it names something, as in c++ and c#. */
function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}\p{M}]+[+#]*/gu) ?? [];
}

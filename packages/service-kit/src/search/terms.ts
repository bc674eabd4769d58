/** Beginnings are kept up to here; two words that differ only further on are found together. */
const LONGEST = 15;
const MOST_TERMS = 600;

/** Every beginning of every word: a search for a beginning is then an equality, which an index answers in list order. */
export function termsOf(...parts: string[]): string[] {
  const terms = new Set<string>();
  for (const word of wordsOf(parts.join(' '))) {
    const letters = Array.from(word).slice(0, LONGEST);
    for (let length = 1; length <= letters.length; length += 1) terms.add(letters.slice(0, length).join(''));
  }
  return [...terms].slice(0, MOST_TERMS);
}

/**
 * The terms that a thing must have all of to be found, the longest first, which the fewest have. Signs alone are no
 * word, and nothing is found by them.
 */
export function typedTerms(q: string): string[] {
  const typed = q.trim();
  const words = wordsOf(typed);
  if (words.length === 0 && typed !== '') return [typed];
  const terms = new Set(words.map((word) => Array.from(word).slice(0, LONGEST).join('')));
  return [...terms].toSorted((one, other) => other.length - one.length);
}

/** Lower case, accents folded; signs belong to a word where they name something, as in c++ and c#. */
function wordsOf(text: string): string[] {
  const folded = text.normalize('NFKD').replace(/\p{Mn}/gu, (mark) => (isAccent(mark) ? '' : mark));
  return folded.toLowerCase().match(/[\p{L}\p{N}\p{M}]+[+#]*/gu) ?? [];
}

/** Marks over Latin, Greek and Cyrillic letters; the vowel signs of Indian scripts are no ornament. */
const isAccent = (mark: string) => mark >= '\u0300' && mark <= '\u036f';

interface Word {
  readonly text: string;
  readonly at: number;
}

/** `+` and `#` belong to a word, as in c++ and c#. */
const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}\p{M}]+[+#]*/gu)].map((match) => ({ text: match[0], at: match.index }));

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const termsOf = (typed: string): string[] => wordsIn(typed).map(({ text }) => fold(text));

/** Whether every word of the term is a prefix of a word of the texts, whatever its accents and case. */
export function matchesPrefixes(typed: string, ...texts: readonly string[]): boolean {
  const words = wordsIn(texts.join(' ')).map(({ text }) => fold(text));
  const terms = termsOf(typed);
  return terms.length > 0 && terms.every((term) => words.some((word) => word.startsWith(term)));
}

/** A piece of a text, and whether it matches the term. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
  readonly at: number;
}

/** Splits a text into prefixes that match the term and the rest. */
export function splitAtMatches(text: string, typed: string): readonly Piece[] {
  const terms = termsOf(typed);
  const pieces: Piece[] = [];
  let done = 0;
  const addPiece = (to: number, isMatch: boolean) => {
    if (to > done) pieces.push({ text: text.slice(done, to), isMatch, at: done });
    done = Math.max(done, to);
  };
  for (const word of wordsIn(text)) {
    const length = Math.max(0, ...terms.map((term) => matchLength(word.text, term)));
    if (length === 0) continue;
    addPiece(word.at, false);
    addPiece(word.at + length, true);
  }
  addPiece(text.length, false);
  return pieces;
}

/** Length of the matching prefix in the original word: folding may change the length of a word. */
function matchLength(word: string, term: string): number {
  if (!fold(word).startsWith(term)) return 0;
  let length = 0;
  for (const letter of word) {
    const isAccent = fold(letter) === '';
    if (!isAccent && fold(word.slice(0, length)).length >= term.length) break;
    length += letter.length;
  }
  return length;
}

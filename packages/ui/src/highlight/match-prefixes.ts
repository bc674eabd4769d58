interface Word {
  readonly text: string;
  readonly at: number;
}

/** Signs belong to a word where they name something, as in c++ and c#. */
const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}\p{M}]+[+#]*/gu)].map((match) => ({ text: match[0], at: match.index }));

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const termsOf = (typed: string): string[] => wordsIn(typed).map(({ text }) => fold(text));

/** Whether every word that was typed begins a word of the texts; accents and capitals do not matter. */
export function matchesPrefixes(typed: string, ...texts: readonly string[]): boolean {
  const words = wordsIn(texts.join(' ')).map(({ text }) => fold(text));
  const terms = termsOf(typed);
  return terms.length > 0 && terms.every((term) => words.some((word) => word.startsWith(term)));
}

/** A piece of a text, and whether it was typed. */
export interface Piece {
  readonly text: string;
  readonly isTyped: boolean;
  readonly at: number;
}

/** Cuts a text where what was typed begins its words. */
export function splitAtMatches(text: string, typed: string): readonly Piece[] {
  const terms = termsOf(typed);
  const pieces: Piece[] = [];
  let done = 0;
  const cut = (to: number, isTyped: boolean) => {
    if (to > done) pieces.push({ text: text.slice(done, to), isTyped, at: done });
    done = Math.max(done, to);
  };
  for (const word of wordsIn(text)) {
    const length = Math.max(0, ...terms.map((term) => typedLength(word.text, term)));
    if (length === 0) continue;
    cut(word.at, false);
    cut(word.at + length, true);
  }
  cut(text.length, false);
  return pieces;
}

/** How much of a word a term stands for; folding may have made the word longer or shorter. */
function typedLength(word: string, term: string): number {
  if (!fold(word).startsWith(term)) return 0;
  let length = 0;
  for (const letter of word) {
    const isAccent = fold(letter) === '';
    if (!isAccent && fold(word.slice(0, length)).length >= term.length) break;
    length += letter.length;
  }
  return length;
}

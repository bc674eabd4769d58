/** `+` and `#` belong to a word, as in c++ and c#. */
const WORDS = /[\p{L}\p{N}\p{M}]+[+#]*/gu;
/** Where a match may begin: also at the digits of L101. */
const PARTS = /(?:[\p{L}\p{M}]+|\p{N}+)[+#]*/gu;

/** Letters without case and accents; signs and spaces are nothing. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|[^\p{L}\p{N}\p{M}+#]/gu, '')
    .toLowerCase();

/** How much of the beginning of a text the typed words are, or two of them where the text has them in one. */
function createMatcher(typed: string): (text: string) => number {
  const words = (typed.match(WORDS) ?? []).map(fold);
  const pairs = words.slice(1).map((word, at) => `${words[at]}${word}`);
  return (text) => {
    const joined = pairs.map((pair) => matchLength(text, pair)).filter((length) => !/\s/.test(text.slice(0, length)));
    return Math.max(0, ...words.map((word) => matchLength(text, word)), ...joined);
  };
}

/** A piece of a text, and whether it matches the term. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
  readonly at: number;
}

/** Splits a text into what matches the term, from the beginning of a word on, and the rest. */
export function splitAtMatches(text: string, typed: string): readonly Piece[] {
  const lengthOf = createMatcher(typed);
  const pieces: Piece[] = [];
  let done = 0;
  const addPiece = (to: number, isMatch: boolean) => {
    if (to > done) pieces.push({ text: text.slice(done, to), isMatch, at: done });
    done = Math.max(done, to);
  };
  for (const { index } of text.matchAll(PARTS)) {
    const length = lengthOf(text.slice(index));
    if (length === 0) continue;
    addPiece(index, false);
    addPiece(index + length, true);
  }
  addPiece(text.length, false);
  return pieces;
}

/** How much of the text is the term: folding changes lengths, and signs within, as in D'Souza, are passed over. */
function matchLength(text: string, term: string): number {
  let folded = '';
  let read = 0;
  let length = 0;
  for (const letter of text) {
    const isAccent = /\p{M}/u.test(letter);
    if (folded.length >= term.length && !isAccent) break;
    folded += fold(letter);
    if (!folded.startsWith(term) && !term.startsWith(folded)) return 0;
    read += letter.length;
    if (isAccent || fold(letter) !== '') length = read;
  }
  return folded.length >= term.length ? length : 0;
}

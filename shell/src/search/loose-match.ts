import { foldText, matchesSearch } from '@portal/contracts';

/** Shorter words are inside of too many others, so that only what begins with them is found. */
const MIN_INSIDE = 3;
/** Shorter words are other words with one letter changed. */
const MIN_MISTAKEN = 5;

/** The items whose texts the typed words begin; where there are none, those that have them within words or with a small mistake. */
export function findByText<Item>(items: readonly Item[], typed: string, textsOf: (item: Item) => string[]): Item[] {
  const found = items.filter((item) => matchesSearch(typed, ...textsOf(item)));
  return found.length > 0 ? found : items.filter((item) => matchesLoosely(typed, textsOf(item)));
}

/** Whether each typed word is within a word of the texts, or differs in one letter from the beginning of one. */
export function matchesLoosely(typed: string, texts: readonly string[]): boolean {
  const words = wordsOf(texts.join(' '));
  const wanted = wordsOf(typed);
  return wanted.length > 0 && wanted.every((want) => words.some((word) => isWithin(want, word) || isNear(want, word)));
}

/** What the typed words begin with, where one of them may be mistaken further on; a search for it finds more. */
export const beginningsOf = (typed: string) =>
  typed.replace(/[\p{L}\p{N}]+/gu, (word) => (word.length < MIN_MISTAKEN ? word : word.slice(0, MIN_INSIDE)));

const wordsOf = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const isWithin = (want: string, word: string) =>
  want.length < MIN_INSIDE ? word.startsWith(want) : word.includes(want);

function isNear(want: string, word: string): boolean {
  if (want.length < MIN_MISTAKEN) return false;
  const lengths = [want.length - 1, want.length, want.length + 1].filter((length) => length <= word.length);
  return lengths.some((length) => isOneMistake(want, word.slice(0, length)));
}

/** One letter more, less or another one, or two neighbours in the wrong order. */
function isOneMistake(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [rest, otherRest] = [one.slice(same), other.slice(same)];
  const isSwapped = rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2);
  return (
    isSwapped || rest.slice(1) === otherRest.slice(1) || rest.slice(1) === otherRest || rest === otherRest.slice(1)
  );
}

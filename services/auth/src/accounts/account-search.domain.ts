import { containing } from '@portal/service-kit/search';

/**
 * Letters with and without accents are the same to a search. Not foldText of service-kit: that leaves Hangul decomposed
 * and replaces ligatures and wide letters, so that it would not find the keys and words that are stored already.
 */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();

/** A name as lists are sorted by it. */
export const nameKeyOf = (name: string) => fold(name.trim());

/** The words of a name: those between spaces, and those between dots and hyphens. */
export function wordsOf(name: string): string[] {
  const folded = fold(name);
  return distinct([...folded.split(/\s+/), ...folded.split(/[^\p{L}\p{M}\p{N}]+/u)]);
}

interface Searched {
  name: string;
  username: string;
  studentId: string | null;
}

/** The words that a search finds a person by: those of name and address, the whole address and the student ID. */
export function searchWordsOf({ name, username, studentId }: Searched): string[] {
  const address = username.toLowerCase();
  const [local = ''] = address.split('@');
  return distinct([...wordsOf(name), address, studentId ?? '', ...local.split(/[^\p{L}\p{N}]+/u)]);
}

/** A pattern for each typed word: a stored word begins with it. What is typed is text and never a pattern. */
export function prefixPatternsOf(query: string): RegExp[] {
  return distinct(fold(query).split(/\s+/)).map((word) => new RegExp(`^${containing(word).$regex}`));
}

const distinct = (words: string[]) => [...new Set(words)].filter((word) => word !== '');

/** Letters with and without accents are one to whoever types. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();

/** A name as lists are sorted by it. */
export const nameKeyOf = (name: string) => fold(name.trim());

/** The words of a name: as they stand, and what is between dots and hyphens. */
export function wordsOf(name: string): string[] {
  const folded = fold(name);
  const words = [...folded.split(/\s+/), ...folded.split(/[^\p{L}\p{M}\p{N}]+/u)];
  return [...new Set(words)].filter((word) => word !== '');
}

interface Searched {
  name: string;
  username: string;
  studentId: string | null;
}

/** What a search finds somebody by: the words of name and address, the whole address and the student ID. */
export function searchWordsOf({ name, username, studentId }: Searched): string[] {
  const [local = ''] = username.split('@');
  const whole = [...wordsOf(name), username.toLowerCase(), ...(studentId === null ? [] : [studentId])];
  const parts = local.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return [...new Set([...whole, ...parts])].filter((word) => word !== '');
}

/** What was typed, word by word, each as the beginning of a word; `c++` is text and no pattern. */
export function beginningsOf(q: string): RegExp[] {
  const words = fold(q)
    .split(/\s+/)
    .filter((word) => word !== '');
  return [...new Set(words)].map((word) => new RegExp(`^${word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`));
}

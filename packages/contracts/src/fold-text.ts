import { keyOf } from './text-key';

/** The key of a text without the accents of Latin, Greek and Cyrillic letters; other scripts keep their vowel signs. */
export function foldText(text: string): string {
  return keyOf(text)
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, (mark) => (isAccent(mark) ? '' : mark));
}

/** What names of skills are compared by: the same for names that differ only in case, accents and spaces. */
export function foldName(name: string): string {
  return foldText(name).replace(/\s+/g, '');
}

const isAccent = (mark: string) => mark >= '\u0300' && mark <= '\u036f';

import { keyOf } from './text-key';

/** Latin letters that Unicode does not take apart into a letter and an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};
const ACCENTS_AND_OTHERS = /[\u0300-\u036f]|[ßæœøłđðþħı]/g;

const APOSTROPHES = /['\u2018\u2019\u02BC`]/g;

/** The key of a text without the accents of Latin, Greek and Cyrillic letters; other scripts keep their vowel signs. */
export function foldText(text: string): string {
  return keyOf(text)
    .normalize('NFKD')
    .replace(ACCENTS_AND_OTHERS, (letter) => PLAIN[letter] ?? '');
}

/** What names of skills are compared by: the same for names that differ only in case, accents and spaces. */
export function foldName(name: string): string {
  return foldText(name).replace(/\s+/g, '');
}

/**
 * What lists are sorted by: the words of a name without case, accents and signs. The stores have no collation in common,
 * so what is stored is compared letter by letter.
 */
export function sortKeyOf(name: string): string {
  const folded = foldText(name).replace(APOSTROPHES, '');
  return folded.match(/[\p{L}\p{N}\p{M}]+[+#]*/gu)?.join(' ') ?? folded;
}

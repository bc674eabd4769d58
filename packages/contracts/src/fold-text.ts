/** Lower case, without the accents of Latin, Greek and Cyrillic letters; other scripts keep their vowel signs. */
export function foldText(text: string): string {
  const folded = text.normalize('NFKD').replace(/\p{Mn}/gu, (mark) => (isAccent(mark) ? '' : mark));
  return folded.toLowerCase();
}

/** The same for names that differ only in case, accents and spaces. */
export function foldName(name: string): string {
  return foldText(name).replace(/\s+/g, '');
}

const isAccent = (mark: string) => mark >= '\u0300' && mark <= '\u036f';

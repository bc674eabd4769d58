import escapeHtml from 'escape-html';

/** White letters on each of them have a contrast of at least 4.5 to 1. */
export const BACKGROUNDS = [
  '#475569',
  '#4b5563',
  '#52525b',
  '#57534e',
  '#3f5f73',
  '#4a5d50',
  '#5d5266',
  '#6b5344',
] as const;

/** The first letters of the first and the last word; a question mark for a name without any. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = ends.map((word = '') => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? '');
  return letters.join('').toUpperCase() || '?';
}

/** The picture of a person without a photo: the id decides the colour, the name the letters. */
export function drawInitials(userId: string, name: string): string {
  const letters = escapeHtml(initialsOf(name));
  const background = BACKGROUNDS[Number.parseInt(userId.slice(-6), 16) % BACKGROUNDS.length] ?? BACKGROUNDS[0];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 96 96">',
    `<rect width="96" height="96" fill="${background}"/>`,
    '<text x="48" y="48" dy=".35em" fill="#fff" font-family="system-ui, sans-serif" font-size="36" font-weight="600"',
    ` text-anchor="middle">${letters}</text></svg>`,
  ].join('');
}

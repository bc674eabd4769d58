import { beginningOf, toLine } from './plain-text';
import { keyOf } from './text-key';

describe('the beginning of a text', () => {
  it.each([
    ['all of a short one', 'Thanks!', 'Thanks!'],
    ['all of one that is just as long', 'Thank you!', 'Thank you!'],
    ['so many characters of a long one', 'Thank you all!', 'Thank you …'],
    ['whole characters', '🎸'.repeat(11), `${'🎸'.repeat(10)}…`],
    ['all of one that has as many characters', '🎸'.repeat(10), '🎸'.repeat(10)],
  ])('is %s', (_what, text, beginning) => {
    expect(beginningOf(text, 10)).toBe(beginning);
  });
});

describe('a letter with more marks than any writing has', () => {
  // Composing these takes 17 s.
  const stacked = `e${'\u0301\u0323'.repeat(150_000)}`;

  it('keeps thirty of them', () => {
    expect(toLine(stacked).normalize('NFD')).toHaveLength(31);
    expect(keyOf(stacked).normalize('NFD')).toHaveLength(31);
    expect(toLine('Vie\u0323\u0302t')).toBe('Việt');
  });
});

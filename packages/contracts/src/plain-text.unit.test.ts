import { beginningOf } from './plain-text';

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

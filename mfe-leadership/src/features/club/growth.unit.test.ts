import { growthText } from './messages';

describe('the growth of a club in words', () => {
  it.each([
    ['more', 15, '15% over 2025-2026'],
    ['fewer', -75, '75% below 2025-2026'],
    ['as many', 0, 'As many as in 2025-2026'],
    ['nobody before', null, 'No members in 2025-2026'],
  ])('%s', (_what, growth, text) => {
    expect(growthText(growth, '2025-2026')).toBe(text);
  });
});

import { beginningOf } from './excerpt';

describe('a long text', () => {
  it('is whole up to the limit, and cut after it', () => {
    expect(beginningOf('a'.repeat(200), 200)).toBeNull();
    expect(beginningOf('a'.repeat(201), 200)).toBe(`${'a'.repeat(200)}…`);
  });

  it('is never cut within a character', () => {
    expect(beginningOf('🙂'.repeat(3), 2)).toBe('🙂🙂…');
    expect(beginningOf('🙂'.repeat(2), 2)).toBeNull();
  });

  it('does not end in a space', () => {
    expect(beginningOf('one two', 4)).toBe('one…');
  });
});

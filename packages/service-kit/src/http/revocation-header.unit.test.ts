import { formatRevocation, parseRevocation, parseRevocationHeader, withRevocationHeader } from './revocation-header';

describe('a revocation', () => {
  it.each([
    ['s.abc', { kind: 'session', sessionId: 'abc' }],
    ['a.abc.3', { kind: 'account', userId: 'abc', version: 3 }],
  ] as const)('is written as %s and read back', (text, revocation) => {
    expect(formatRevocation(revocation)).toBe(text);
    expect(parseRevocation(text)).toEqual(revocation);
  });

  it.each(['', 's', 's.', 'a.abc', 'a.abc.x', 's.abc.1', 'x.abc', 'a.abc.1.2'])('is not read from %p', (text) => {
    expect(parseRevocation(text)).toBeNull();
  });

  it('goes into one header with others, and none without any', () => {
    const header = withRevocationHeader(['s.abc', 'a.abc.3']);
    expect(header).toEqual({ 'Cache-Control': 'no-store', 'X-Portal-Revoked': 's.abc,a.abc.3' });
    expect(parseRevocationHeader(header['X-Portal-Revoked'])).toEqual(['s.abc', 'a.abc.3']);
    expect(withRevocationHeader()).toEqual({ 'Cache-Control': 'no-store' });
    expect(parseRevocationHeader(undefined)).toEqual([]);
  });
});

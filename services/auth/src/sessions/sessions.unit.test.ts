import { expiryOf, hashOf, judge, newFamily, newSecret, parseToken, spellToken, type SignInSession } from './domain';

const start = new Date('2026-11-02T08:00:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);
const hour = 3_600_000;
const day = 24 * hour;

const session: SignInSession = {
  id: '1',
  userId: '2',
  passwordVersion: 0,
  familyHash: hashOf('family'),
  secretHash: hashOf('newest'),
  previousHash: hashOf('previous'),
  rotatedAt: start,
  createdAt: start,
  lastSeenAt: start,
  expiresAt: later(7 * day),
};

describe('how long a session lives', () => {
  it('a student may be away for seven days', () => {
    expect(expiryOf({ createdAt: start, lastSeenAt: later(day) }, 'STUDENT')).toEqual(later(8 * day));
  });
  it('a student signs in again after thirty days', () => {
    expect(expiryOf({ createdAt: start, lastSeenAt: later(29 * day) }, 'STUDENT')).toEqual(later(30 * day));
  });
  it.each(['CLUB_COORDINATOR', 'GENSEC_SPORTS', 'PRESIDENT'] as const)('%s may be away for twelve hours', (role) => {
    expect(expiryOf({ createdAt: start, lastSeenAt: start }, role)).toEqual(later(12 * hour));
    expect(expiryOf({ createdAt: start, lastSeenAt: later(7 * day - hour) }, role)).toEqual(later(7 * day));
  });
});

describe('a refresh token', () => {
  it('survives being written and read', () => {
    const token = { family: newFamily(), secret: newSecret() };
    expect(parseToken(spellToken(token))).toEqual(token);
  });
  it.each([undefined, '', 'x', 'a.b', `${'a'.repeat(22)}.${'b'.repeat(42)}`])('is not %s', (text) => {
    expect(parseToken(text)).toBeNull();
  });
  it('holds 256 random bits that change at every use', () => {
    expect(Buffer.from(newSecret(), 'base64url')).toHaveLength(32);
    expect(newSecret()).not.toBe(newSecret());
  });
  it('is current, repeated by a second tab within ten seconds, or a reused one', () => {
    expect(judge(session, 'newest', later(day))).toBe('current');
    expect(judge(session, 'previous', later(10_000))).toBe('repeated');
    expect(judge(session, 'previous', later(10_001))).toBe('reused');
    expect(judge(session, 'older', later(1))).toBe('reused');
  });
});

import { classifyRefreshToken, expiryOf, isRegistering, type SignInSession } from './session.domain';
import { formatSplitToken, hashOf, newSplitToken, newTokenSecret, parseSplitToken } from './split-token.crypto';

const start = new Date('2026-11-02T08:00:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);
const hour = 3_600_000;
const day = 24 * hour;

const session: SignInSession = {
  id: '1',
  userId: '2',
  way: 'password',
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

describe('a session in which the account was registered', () => {
  const registered = { ...session, way: 'registration' as const };

  it('began with the registration, with the password of now', () => {
    expect(isRegistering(registered, { id: '2', passwordVersion: 0 })).toBe(true);
  });
  it.each([
    ['of another person', registered, { id: '3', passwordVersion: 0 }],
    ['from before the password was changed', registered, { id: '2', passwordVersion: 1 }],
    ['that began in another way', session, { id: '2', passwordVersion: 0 }],
    ['of which the beginning is not known', { ...session, way: null }, { id: '2', passwordVersion: 0 }],
  ])('is none %s', (_which, of, account) => {
    expect(isRegistering(of, account)).toBe(false);
  });
});

describe('a refresh token', () => {
  it('survives being written and read', () => {
    const token = newSplitToken();
    expect(parseSplitToken(formatSplitToken(token))).toEqual(token);
  });
  it.each([undefined, '', 'x', 'a.b', `${'a'.repeat(22)}.${'b'.repeat(42)}`])('is not %s', (text) => {
    expect(parseSplitToken(text)).toBeNull();
  });
  it('holds 256 random bits that change at every use', () => {
    expect(Buffer.from(newTokenSecret(), 'base64url')).toHaveLength(32);
    expect(newTokenSecret()).not.toBe(newTokenSecret());
  });
  it('is current, repeated by a second tab within ten seconds, or a reused one', () => {
    expect(classifyRefreshToken(session, hashOf('newest'), later(day))).toBe('current');
    expect(classifyRefreshToken(session, hashOf('previous'), later(10_000))).toBe('repeated');
    expect(classifyRefreshToken(session, hashOf('previous'), later(10_001))).toBe('reused');
    expect(classifyRefreshToken(session, hashOf('older'), later(1))).toBe('reused');
  });
});

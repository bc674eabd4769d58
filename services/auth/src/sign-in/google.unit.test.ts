import { formatPending, formatSubject, isAnotherPerson, parsePending, refusalOf } from './google.domain';

const identity = { issuer: 'https://id.example', subject: '1', email: null, emailVerified: true, name: null };

describe('who signs in with Google', () => {
  it.each([
    ['asha@example.edu', true, null],
    ['Asha@Example.EDU', true, null],
    ['asha@example.edu', false, 'google-unverified'],
    ['asha@other.org', true, 'google-domain'],
    ['asha@other.org', false, 'google-domain'],
    [null, true, 'google-unverified'],
  ])('as %s, verified %s, is refused as %s', (email, emailVerified, expected) => {
    expect(refusalOf({ ...identity, email, emailVerified }, 'example.edu')).toBe(expected);
  });

  it('is known by issuer and subject', () => {
    expect(formatSubject(identity)).toBe('https://id.example 1');
  });
});

describe('an account that is linked with a provider', () => {
  it.each([
    [null, false],
    ['https://id.example 1', false],
    ['https://id.example 2', true],
    ['https://former.example 2', false],
    ['https://id.example.org 2', false],
  ])('as %s belongs to somebody else: %s', (linked, expected) => {
    expect(isAnotherPerson(linked, identity)).toBe(expected);
  });
});

describe('what a browser brings back', () => {
  const pending = { state: 's'.repeat(43), nonce: 'n'.repeat(43), verifier: 'v'.repeat(43), returnPath: null };

  it('is what it was given', () => expect(parsePending(formatPending(pending))).toEqual(pending));

  it.each(['/add-event?draft=1', '/events/65a0#rooms'])('is where it wanted to go too: %s', (returnPath) => {
    expect(parsePending(formatPending({ ...pending, returnPath }))).toEqual({ ...pending, returnPath });
  });

  it.each(['https://evil.example', '//evil.example', '/auth/google'])('leads nowhere when it reads %s', (path) => {
    const text = `${formatPending(pending)}.${Buffer.from(path).toString('base64url')}`;
    expect(parsePending(text)).toEqual(pending);
  });

  it('is three parts with a point between', () => {
    const text = `${'s'.repeat(43)}.${'n'.repeat(43)}.${'v'.repeat(43)}`;
    expect(formatPending(pending)).toBe(text);
  });

  it.each([
    [20, 20, 43],
    [100, 100, 128],
  ])('may have parts of %i, %i and %i characters', (state, nonce, verifier) => {
    const parts = { ...pending, state: 'A'.repeat(state), nonce: '-'.repeat(nonce), verifier: '_'.repeat(verifier) };
    expect(parsePending(formatPending(parts))).toEqual(parts);
  });

  it.each([
    [19, 20, 43],
    [101, 20, 43],
    [20, 19, 43],
    [20, 101, 43],
    [20, 20, 42],
    [20, 20, 129],
  ])('has no parts of %i, %i and %i characters', (state, nonce, verifier) => {
    const parts = { ...pending, state: 'A'.repeat(state), nonce: '0'.repeat(nonce), verifier: 'z'.repeat(verifier) };
    expect(parsePending(formatPending(parts))).toBeNull();
  });

  it.each([
    undefined,
    '',
    'a.b.c',
    `${formatPending(pending)}.more.and.more`,
    `.${formatPending(pending)}`,
    formatPending({ ...pending, state: 's!'.repeat(20) }),
  ])('is nothing when it reads %p', (text) => expect(parsePending(text)).toBeNull());
});

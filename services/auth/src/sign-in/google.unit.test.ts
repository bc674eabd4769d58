import { formatPending, isSomebodyElse, parsePending } from './google.domain';

const identity = { issuer: 'https://id.example', subject: '1', email: null, emailVerified: true, name: null };

describe('an account that is linked with a provider', () => {
  it.each([
    [null, false],
    ['https://id.example 1', false],
    ['https://id.example 2', true],
    ['https://former.example 2', false],
  ])('as %s belongs to somebody else: %s', (linked, expected) => {
    expect(isSomebodyElse(linked, identity)).toBe(expected);
  });
});

describe('what a browser brings back', () => {
  const pending = { state: 's'.repeat(43), nonce: 'n'.repeat(43), verifier: 'v'.repeat(43) };

  it('is what it was given', () => expect(parsePending(formatPending(pending))).toEqual(pending));

  it.each([undefined, '', 'a.b.c', `${formatPending(pending)}.more`])('is nothing when it reads %p', (text) =>
    expect(parsePending(text)).toBeNull(),
  );
});

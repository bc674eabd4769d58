import { actorOf, mintToken, newRsaKeys, testClock, testKeySet, TEST_UNIT } from '@portal/test-kit';
import { isDomainError } from '../errors';
import { createTokenVerifier, type JsonWebKeySet } from './token-verifier';

const other = newRsaKeys();
const publishedAs = (kid: string) => ({ ...other.publicKey.export({ format: 'jwk' }), kid });

function setUp(keySet: () => Promise<JsonWebKeySet> = async () => testKeySet()) {
  const clock = testClock('2026-11-21T10:00:00Z');
  let fetches = 0;
  const counted = () => {
    fetches += 1;
    return keySet();
  };
  const tokens = createTokenVerifier({ keySet: counted, clock });
  return { clock, tokens, fetches: () => fetches };
}

const refused = (error: unknown) => isDomainError(error, 'AUTH.SESSION_REQUIRED');
const outcome = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'accepted',
    (error) => (refused(error) ? 'refused' : 'away'),
  );

describe('an access token', () => {
  it('tells who makes the call', async () => {
    const { clock, tokens } = setUp();
    expect(await tokens.verify(mintToken(actorOf('CLUB_COORDINATOR'), clock))).toMatchObject({ unit: TEST_UNIT });
    expect(await tokens.verify(mintToken(actorOf('GENSEC_SPORTS'), clock))).toMatchObject({ category: 'sports' });
  });

  it.each([
    ['of another issuer', { issuer: 'somebody' }],
    ['meant for another portal', { audience: 'elsewhere' }],
    ['that is over', { expiresInSeconds: -1 }],
    ['that lives longer than auth lets any live', { expiresInSeconds: 3_600 }],
    ['for a year', { expiresInSeconds: 365 * 86_400, issuedInSeconds: 365 * 86_400 - 600 }],
    ['that does not say since when it is good', { issuedInSeconds: null }],
    ['signed by another key under our name', { signWith: other.privateKey }],
    ['with a key nobody published', { keyId: 'unknown', signWith: other.privateKey }],
  ])('%s is refused', async (_what, faults) => {
    const { clock, tokens } = setUp();
    expect(await outcome(tokens.verify(mintToken(actorOf('STUDENT'), clock, faults)))).toBe('refused');
  });

  it('without a signature, or that is none at all, is refused', async () => {
    const { clock, tokens } = setUp();
    const [, payload] = mintToken(actorOf('PRESIDENT'), clock).split('.');
    const encode = (header: object) => Buffer.from(JSON.stringify(header)).toString('base64url');
    const header = encode({ alg: 'none', kid: 'test-key' });
    const signed = encode({ alg: 'RS256', typ: 'JWT', kid: 'test-key' });
    for (const token of [
      `${header}.${payload}.`,
      `${signed}.nonsense.abc`,
      `${signed}.${payload}`,
      'a.b.c',
      'nonsense',
      '',
    ]) {
      expect(await outcome(tokens.verify(token))).toBe('refused');
    }
  });

  it('runs out also where it was accepted before', async () => {
    const { clock, tokens } = setUp();
    const token = mintToken(actorOf('STUDENT'), clock);
    expect(await outcome(tokens.verify(token))).toBe('accepted');
    clock.advance(601_000);
    expect(await outcome(tokens.verify(token))).toBe('refused');
  });
});

describe('the published keys', () => {
  it('are fetched once for many tokens', async () => {
    const { clock, tokens, fetches } = setUp();
    const many = Array.from({ length: 50 }, () => tokens.verify(mintToken(actorOf('STUDENT'), clock)));
    await Promise.all(many);
    expect(fetches()).toBe(1);
  });

  it('are fetched again for a new key, but not for every token with an unknown one', async () => {
    let keys = testKeySet();
    const { clock, tokens, fetches } = setUp(async () => keys);
    await tokens.verify(mintToken(actorOf('STUDENT'), clock));
    clock.advance(11_000);
    keys = { keys: [...keys.keys, publishedAs('next')] };
    const token = mintToken(actorOf('STUDENT'), clock, { keyId: 'next', signWith: other.privateKey });
    expect(await outcome(tokens.verify(token))).toBe('accepted');
    const unknown = mintToken(actorOf('STUDENT'), clock, { keyId: 'unknown', signWith: other.privateKey });
    for (let tries = 0; tries < 20; tries += 1) expect(await outcome(tokens.verify(unknown))).toBe('refused');
    expect(fetches()).toBe(2);
  });

  it('stop counting when auth withdraws them', async () => {
    let keys: JsonWebKeySet = { keys: [...testKeySet().keys, publishedAs('old')] };
    const { clock, tokens } = setUp(async () => keys);
    const token = mintToken(actorOf('STUDENT'), clock, { keyId: 'old', signWith: other.privateKey });
    expect(await outcome(tokens.verify(token))).toBe('accepted');
    keys = testKeySet();
    clock.advance(301_000);
    expect(await outcome(tokens.verify(token))).toBe('refused');
  });

  it('keep working while auth is away, and nobody is signed out when there are none yet', async () => {
    let away = true;
    const { clock, tokens } = setUp(async () => {
      if (away) throw new Error('auth is away');
      return testKeySet();
    });
    expect(await outcome(tokens.verify(mintToken(actorOf('STUDENT'), clock)))).toBe('away');
    away = false;
    clock.advance(1_000);
    expect(await outcome(tokens.verify(mintToken(actorOf('STUDENT'), clock)))).toBe('accepted');
    away = true;
    clock.advance(400_000);
    expect(await outcome(tokens.verify(mintToken(actorOf('STUDENT'), clock)))).toBe('accepted');
  });
});

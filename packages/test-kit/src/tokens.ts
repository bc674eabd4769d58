import type { KeyObject } from 'node:crypto';
import { ACCESS_TOKEN, type SessionClaims } from '@portal/contracts';
import {
  createTokenVerifier,
  systemClock,
  type Actor,
  type Clock,
  type JsonWebKeySet,
  type TokenVerifier,
} from '@portal/service-kit';
import jwt from 'jsonwebtoken';
import { newRsaKeys, rsaKeysOf, type RsaKeys } from './rsa-keys';

const KEY_ID = 'test-key';
let keys: RsaKeys | undefined;
const signed = new Map<string, string>();

/** The key that the global set-up of Jest made for the whole run, since each costs a tenth of a second; or an own one. */
function testKeys(): RsaKeys {
  const pem = process.env.PORTAL_TEST_SIGNING_KEY;
  keys ??= pem ? rsaKeysOf(pem) : newRsaKeys();
  return keys;
}

/** RS256 signs equal claims alike, and the tests of a file send the same few tokens over and over: each is signed once. */
function signOnce(claims: object, options: jwt.SignOptions): string {
  const content = JSON.stringify([claims, options]);
  const token = signed.get(content) ?? jwt.sign(claims, testKeys().privateKey, options);
  signed.set(content, token);
  return token;
}

/** The published half of the test key, as auth would publish it. */
export function testKeySet(): JsonWebKeySet {
  const key = testKeys().publicKey.export({ format: 'jwk' });
  return { keys: [{ ...key, kid: KEY_ID, use: 'sig', alg: 'RS256' }] };
}

/** The whole test key, for the one service that signs tokens itself: auth finds it in its store and uses it. */
export function testSigningKey(): { kid: string; publicKey: JsonWebKeySet['keys'][number]; privateKeyPem: string } {
  const { publicKey, privateKey } = testKeys();
  return {
    kid: KEY_ID,
    publicKey: publicKey.export({ format: 'jwk' }),
    privateKeyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/** A verifier that accepts what {@link mintToken} signs. */
export function testTokens(clock: Clock = systemClock): TokenVerifier {
  return createTokenVerifier({ keySet: async () => testKeySet(), clock });
}

/** What to change of an otherwise good token. */
export interface TokenFaults {
  issuer?: string;
  audience?: string;
  keyId?: string;
  /** From the clock's now; negative for an expired one. */
  expiresInSeconds?: number;
  /** From the clock's now; null for a token that does not say when it was issued. */
  issuedInSeconds?: number | null;
  signWith?: KeyObject;
}

/** A really signed access token for a person, good for ten minutes. */
export function mintToken(actor: Actor, clock: Clock = systemClock, faults: TokenFaults = {}): string {
  const claims: SessionClaims = {
    sub: actor.userId,
    sid: actor.sessionId,
    username: actor.username,
    name: actor.name,
    role: actor.role,
    onboarded: actor.onboarded,
    confirmed: actor.emailConfirmed,
    ...(actor.unit && { unit: actor.unit }),
  };
  const now = Math.floor(clock.now().getTime() / 1000);
  const exp = now + (faults.expiresInSeconds ?? ACCESS_TOKEN.lifetimeSeconds);
  const { issuedInSeconds = 0 } = faults;
  const times = { exp, ...(issuedInSeconds !== null && { iat: now + issuedInSeconds }) };
  const options: jwt.SignOptions = {
    algorithm: 'RS256',
    noTimestamp: issuedInSeconds === null,
    keyid: faults.keyId ?? KEY_ID,
    issuer: faults.issuer ?? ACCESS_TOKEN.issuer,
    audience: faults.audience ?? ACCESS_TOKEN.audience,
  };
  const content = { ...claims, ...times };
  return faults.signWith ? jwt.sign(content, faults.signWith, options) : signOnce(content, options);
}

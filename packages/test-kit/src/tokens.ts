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
import { newRsaKeys, type RsaKeys } from './rsa-keys';

const KEY_ID = 'test-key';
let keys: RsaKeys | undefined;

function testKeys(): RsaKeys {
  keys ??= newRsaKeys();
  return keys;
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
  const iat = Math.floor(clock.now().getTime() / 1000);
  const exp = iat + (faults.expiresInSeconds ?? ACCESS_TOKEN.lifetimeSeconds);
  return jwt.sign({ ...claims, iat, exp }, faults.signWith ?? testKeys().privateKey, {
    algorithm: 'RS256',
    keyid: faults.keyId ?? KEY_ID,
    issuer: faults.issuer ?? ACCESS_TOKEN.issuer,
    audience: faults.audience ?? ACCESS_TOKEN.audience,
  });
}

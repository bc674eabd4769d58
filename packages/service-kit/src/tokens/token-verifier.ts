import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { ACCESS_TOKEN, sessionClaims } from '@portal/contracts';
import jwt from 'jsonwebtoken';
import { actorFromClaims, type Actor } from '../actor';
import type { Clock } from '../clock';
import { DomainError } from '../errors';

/** A published key set (RFC 7517). */
export interface JsonWebKeySet {
  keys: (JsonWebKey & { kid?: string })[];
}

/** Turns a valid access token into its actor; throws AUTH.SESSION_REQUIRED for any other token. */
export interface TokenVerifier {
  verify(token: string): Promise<Actor>;
}

/** Where the keys come from, and the issuer and audience that tokens must have. */
export interface TokenVerifierOptions {
  keySet: () => Promise<JsonWebKeySet>;
  issuer?: string | undefined;
  audience?: string | undefined;
  clock: Clock;
  /** How long a fetched key set is used before it is fetched again; 300 by default. */
  cacheSeconds?: number;
}

/** How long to wait before the key set is asked for again: with keys in hand, and with none yet. */
const COOLDOWN_MS = 10_000;
const FIRST_COOLDOWN_MS = 500;
const REMEMBERED_TOKENS = 2_000;

/**
 * Verifies RS256 tokens with auth's published keys. Keys are cached; an unknown `kid` fetches them again, at most
 * every ten seconds; while auth is away the known keys keep working.
 */
export function createTokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  const keys = createKeyCache(options);
  const known = new Map<string, { actor: Actor; keyId: string; expires: number; generation: number }>();
  const { issuer = ACCESS_TOKEN.issuer, audience = ACCESS_TOKEN.audience, clock } = options;

  return {
    async verify(token) {
      const seconds = Math.floor(clock.now().getTime() / 1000);
      const remembered = known.get(token);
      const keyId = remembered?.keyId ?? keyIdOf(token);
      const { key, generation } = await keys.find(keyId);
      if (remembered?.generation === generation && seconds < remembered.expires) return remembered.actor;
      const claims = readClaims(token, key, { issuer, audience, clockTimestamp: seconds });
      const actor = actorFromClaims(claims.session);
      if (known.size >= REMEMBERED_TOKENS) known.clear();
      known.set(token, { actor, keyId, expires: claims.expires, generation });
      return actor;
    },
  };
}

function keyIdOf(token: string): string {
  try {
    const keyId = jwt.decode(token, { complete: true })?.header.kid;
    if (keyId !== undefined) return keyId;
  } catch {
    // Its payload is no JSON.
  }
  throw new DomainError('AUTH.SESSION_REQUIRED');
}

function readClaims(
  token: string,
  key: KeyObject,
  options: { issuer: string; audience: string; clockTimestamp: number },
) {
  try {
    const payload = jwt.verify(token, key, { algorithms: ['RS256'], ...options });
    if (typeof payload === 'string') throw new Error('not a set of claims');
    return { session: sessionClaims.parse(payload), expires: expiryOf(payload, options.clockTimestamp) };
  } catch {
    throw new DomainError('AUTH.SESSION_REQUIRED');
  }
}

/** Throws for a token that lives longer than auth's, so that none is good for years even if a key was misused. */
function expiryOf({ iat, exp }: jwt.JwtPayload, now: number): number {
  const { lifetimeSeconds, clockSkewSeconds } = ACCESS_TOKEN;
  if (iat === undefined || exp === undefined) throw new Error('no times');
  if (iat > now + clockSkewSeconds || exp - iat > lifetimeSeconds) throw new Error('a lifetime that auth never gives');
  return exp;
}

function createKeyCache({ keySet, clock, cacheSeconds = 300 }: TokenVerifierOptions) {
  let keys = new Map<string, KeyObject>();
  let generation = 0;
  let fetchedAt = -Infinity;
  let triedAt = -Infinity;
  let fetching: Promise<void> | undefined;

  const refresh = () => {
    fetching ??= (async () => {
      triedAt = clock.now().getTime();
      const published = await keySet();
      keys = new Map(published.keys.map((key) => [key.kid ?? '', createPublicKey({ key, format: 'jwk' })]));
      generation += 1;
      fetchedAt = clock.now().getTime();
    })().finally(() => (fetching = undefined));
    return fetching;
  };

  return {
    async find(kid: string) {
      const now = clock.now().getTime();
      const missing = !keys.has(kid);
      const stale = now - fetchedAt > cacheSeconds * 1000;
      const cooled = now - triedAt > (keys.size > 0 ? COOLDOWN_MS : FIRST_COOLDOWN_MS);
      const due = ((missing || stale) && cooled) || (missing && fetching);
      const cause = due ? await refresh().then(nothing, reasonOf) : undefined;
      const key = keys.get(kid);
      if (key) return { key, generation };
      if (keys.size > 0) throw new DomainError('AUTH.SESSION_REQUIRED');
      throw Object.assign(new DomainError('SYSTEM.UNAVAILABLE'), { cause });
    },
  };
}

const nothing = () => undefined;
const reasonOf = (reason: unknown) => reason;

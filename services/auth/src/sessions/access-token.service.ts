import { ACCESS_TOKEN, SECOND_MS, type SessionClaims, type UnitRef } from '@portal/contracts';
import type { Clock, SigningKeys } from '@portal/service-kit';
import jsonwebtoken from 'jsonwebtoken';
import { type Account, roleAt } from '../accounts/account.domain';

interface Dependencies {
  signingKeys: Pick<SigningKeys<'RS256'>, 'signingKey'>;
  issuer: string;
  audience: string;
  clock: Clock;
}

export type AccessTokenService = ReturnType<typeof createAccessTokenService>;

const toSeconds = (instant: Date) => Math.floor(instant.getTime() / SECOND_MS);

export function createAccessTokenService({ signingKeys, issuer, audience, clock }: Dependencies) {
  /** `ver` is the account's version: `iat` has only seconds, too coarse to tell which tokens are older than a change. */
  async function mint(account: Account, sessionId: string, unit: UnitRef | null): Promise<string> {
    const { kid, privateKey } = await signingKeys.signingKey();
    const now = clock.now();
    const claims: SessionClaims = {
      sub: account.id,
      sid: sessionId,
      username: account.username,
      name: account.name,
      role: roleAt(account, now),
      onboarded: account.onboarded,
      confirmed: account.emailConfirmed,
      ...(unit && { unit }),
    };
    const payload = { ...claims, ver: account.version, iat: toSeconds(now), exp: expiryOf(account, now) };
    return jsonwebtoken.sign(payload, privateKey, { algorithm: 'RS256', keyid: kid, issuer, audience });
  }

  return { mint };
}

/** No token outlives the role that it names. */
function expiryOf({ role, roleUntil }: Account, now: Date): number {
  const latest = toSeconds(now) + ACCESS_TOKEN.lifetimeSeconds;
  const isExpiring = role !== 'STUDENT' && roleUntil !== null && roleUntil > now;
  return isExpiring ? Math.min(latest, toSeconds(roleUntil)) : latest;
}

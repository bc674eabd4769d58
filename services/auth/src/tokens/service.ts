import { ACCESS_TOKEN, type SessionClaims, type UnitRef } from '@portal/contracts';
import type { Clock } from '@portal/service-kit';
import jsonwebtoken from 'jsonwebtoken';
import { type Account, roleAt } from '../accounts/domain';
import type { KeyService } from '../keys/service';

interface Dependencies {
  keys: Pick<KeyService, 'signingKey'>;
  issuer: string;
  audience: string;
  clock: Clock;
}

export type TokenService = ReturnType<typeof createTokenService>;

/** When a token of now is over: after its lifetime, and before that together with the role it tells of. */
function expiryOf({ role, roleUntil }: Account, now: Date): number {
  const longest = Math.floor(now.getTime() / 1000) + ACCESS_TOKEN.lifetimeSeconds;
  const hasEnd = role !== 'STUDENT' && roleUntil !== null && roleUntil > now;
  return hasEnd ? Math.min(longest, Math.floor(roleUntil.getTime() / 1000)) : longest;
}

/** Mints access tokens. `ver` is the account's version: seconds in `iat` are too coarse to tell older tokens by. */
export function createTokenService({ keys, issuer, audience, clock }: Dependencies) {
  return {
    async mint(account: Account, sessionId: string, unit: UnitRef | null): Promise<string> {
      const { kid, privateKey } = await keys.signingKey();
      const now = clock.now();
      const issuedAt = Math.floor(now.getTime() / 1000);
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
      return jsonwebtoken.sign(
        { ...claims, ver: account.version, iat: issuedAt, exp: expiryOf(account, now) },
        privateKey,
        { algorithm: 'RS256', keyid: kid, issuer, audience },
      );
    },
  };
}

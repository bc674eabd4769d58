import type { Clock, Logger } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { type Account, roleAt } from '../accounts/account.domain';
import type { AccountRepository } from '../accounts/account.repository';
import type { SessionService } from './session.service';
import { type SignInSession, classifyRefreshToken, expiryOf } from './session.domain';
import type { SessionRepository } from './session.repository';
import { type SplitToken, formatSplitToken, hashOf, newTokenSecret } from './split-token.crypto';

/** What a browser gets: its tokens, and for how many seconds it keeps them. */
export interface Credentials {
  accessToken: string;
  /** Null where the browser has the newest one already. */
  refreshToken: string | null;
  seconds: number;
}

/** Thrown by refresh, with the revocation for the gateway. */
export class SessionEnded extends DomainError {
  constructor(readonly revoked: string | null = null) {
    super('AUTH.SESSION_REQUIRED');
  }
}

interface Dependencies {
  repository: Pick<SessionRepository, 'rotate'>;
  accounts: Pick<AccountRepository, 'findById'>;
  sessions: Pick<SessionService, 'findByToken' | 'end' | 'mintAccessToken' | 'secondsUntil'>;
  clock: Clock;
  logger: Logger;
}

export type RefreshService = ReturnType<typeof createRefreshService>;

export function createRefreshService({ repository, accounts, sessions, clock, logger }: Dependencies) {
  async function refresh(refreshToken: string | undefined): Promise<Credentials> {
    const found = await sessions.findByToken(refreshToken);
    if (!found) throw new SessionEnded();
    const { session, token } = found;
    const { account, isRepeated } = await admit(session, token.secret);
    const unchanged = { refreshToken: null, seconds: sessions.secondsUntil(session.expiresAt) };
    const rotated = isRepeated ? unchanged : await rotate(session, account, token);
    return { ...rotated, accessToken: await sessions.mintAccessToken(account, session.id) };
  }

  /** Ends the session and throws when it expired, when the password was changed or when an old token was used. */
  async function admit(session: SignInSession, secret: string): Promise<{ account: Account; isRepeated: boolean }> {
    const now = clock.now();
    const account = await accounts.findById(session.userId);
    const use = classifyRefreshToken(session, hashOf(secret), now);
    if (use === 'reused') logger.warn({ sessionId: session.id }, 'an old refresh token came back: session ended');
    const isOver =
      session.passwordVersion !== account?.passwordVersion || expiryOf(session, roleAt(account, now)) <= now;
    if (isOver || use === 'reused') {
      throw new SessionEnded(await sessions.end(session.id, isOver ? 'over' : 'old-token-used'));
    }
    return { account, isRepeated: use === 'repeated' };
  }

  /** Of two requests with the same token one gets the new one. */
  async function rotate(session: SignInSession, account: Account, { id, secret }: SplitToken) {
    const now = clock.now();
    const expiresAt = expiryOf({ ...session, lastSeenAt: now }, roleAt(account, now));
    const next = newTokenSecret();
    const isRotated = await repository.rotate(session.id, { from: hashOf(secret), to: hashOf(next), now, expiresAt });
    return {
      refreshToken: isRotated ? formatSplitToken({ id, secret: next }) : null,
      seconds: sessions.secondsUntil(expiresAt),
    };
  }

  return { refresh };
}

import type { Clock, Logger } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { type Account, roleAt } from '../accounts/domain';
import type { AccountService } from '../accounts/service';
import { type RefreshToken, type SignInSession, expiryOf, hashOf, judge, newSecret, spellToken } from './domain';
import type { SessionRepository } from './repository';
import type { Credentials, SessionService } from './service';

/** Thrown by refresh; `revoked` is what the gateway has to know at once. */
export class SessionEnded extends DomainError {
  constructor(readonly revoked: string | null = null) {
    super('AUTH.SESSION_REQUIRED');
  }
}

interface Dependencies {
  repository: SessionRepository;
  accounts: Pick<AccountService, 'findById'>;
  sessions: Pick<SessionService, 'find' | 'end' | 'mint' | 'secondsUntil'>;
  clock: Clock;
  logger: Logger;
}

export type RefreshService = ReturnType<typeof createRefreshService>;

export function createRefreshService({ repository, accounts, sessions, clock, logger }: Dependencies) {
  /** Ends what may not go on, and says so. */
  async function admit(session: SignInSession, secret: string): Promise<{ account: Account; isRepeated: boolean }> {
    const now = clock.now();
    const account = await accounts.findById(session.userId);
    const verdict = judge(session, secret, now);
    if (verdict === 'reused') logger.warn({ sessionId: session.id }, 'an old refresh token came back: session ended');
    const isOver =
      session.passwordVersion !== account?.passwordVersion || expiryOf(session, roleAt(account, now)) <= now;
    if (isOver || verdict === 'reused') {
      throw new SessionEnded(await sessions.end(session.id, isOver ? 'over' : 'old-token-used'));
    }
    return { account, isRepeated: verdict === 'repeated' };
  }

  /** Of two requests with the same token one gets the new one. */
  async function rotate(session: SignInSession, account: Account, { family, secret }: RefreshToken) {
    const now = clock.now();
    const expiresAt = expiryOf({ ...session, lastSeenAt: now }, roleAt(account, now));
    const next = newSecret();
    const isOurs = await repository.rotate(session.id, { from: hashOf(secret), to: hashOf(next), now, expiresAt });
    return {
      refreshToken: isOurs ? spellToken({ family, secret: next }) : null,
      seconds: sessions.secondsUntil(expiresAt),
    };
  }

  return {
    async refresh(presented: string | undefined): Promise<Credentials> {
      const found = await sessions.find(presented);
      if (!found) throw new SessionEnded();
      const { session, token } = found;
      const { account, isRepeated } = await admit(session, token.secret);
      const unchanged = { refreshToken: null, seconds: sessions.secondsUntil(session.expiresAt) };
      const rotated = isRepeated ? unchanged : await rotate(session, account, token);
      return { ...rotated, accessToken: await sessions.mint(account, session.id) };
    },
  };
}

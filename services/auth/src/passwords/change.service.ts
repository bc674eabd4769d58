import type { Actor, Transaction } from '@portal/service-kit';
import { DomainError, isDomainError } from '@portal/service-kit/errors';
import type { AccountNews } from '../accounts/news.service';
import type { AccountService } from '../accounts/service';
import type { LinkService } from '../links/service';
import { spellRevocation } from '../revocations/domain';
import type { RevocationService } from '../revocations/service';
import type { SessionService } from '../sessions/service';
import type { ThrottleService } from '../throttles/service';
import type { PasswordService } from './service';

interface Dependencies {
  accounts: Pick<AccountService, 'findWithSecret' | 'changePassword'>;
  passwords: Pick<PasswordService, 'matches' | 'hash' | 'refuseWeak'>;
  sessions: Pick<SessionService, 'endAllOf' | 'keep'>;
  links: Pick<LinkService, 'void'>;
  news: Pick<AccountNews, 'passwordChanged'>;
  revocations: Pick<RevocationService, 'revokeTokens'>;
  /** The one of sign-in: whoever holds a stolen session may not guess more often than others. */
  signInThrottle: ThrottleService;
  transaction: Transaction;
}

export type PasswordChangeService = ReturnType<typeof createPasswordChangeService>;

const ofOthers = ({ sessionId: exceptId }: Actor) => ({ reason: 'password-changed', exceptId }) as const;
const isWrong = (error: unknown) => isDomainError(error, 'AUTH.WRONG_PASSWORD');

export function createPasswordChangeService(dependencies: Dependencies) {
  const { accounts, passwords, sessions, links, news, revocations, signInThrottle, transaction } = dependencies;

  async function recognise(actor: Actor, current: string, address: string): Promise<string> {
    const found = await accounts.findWithSecret(actor.userId);
    if (!found) throw new DomainError('AUTH.SESSION_REQUIRED');
    const { passwordHash } = found;
    if (passwordHash === null) throw new DomainError('AUTH.GOOGLE_ACCOUNT');
    return signInThrottle.attempt([actor.username, address], isWrong, async () => {
      if (await passwords.matches(passwordHash, current)) return passwordHash;
      throw new DomainError('AUTH.WRONG_PASSWORD');
    });
  }

  return {
    /** Answers what the gateway has to know: every other session is over. */
    async change(actor: Actor, { current, password }: { current: string; password: string }, address: string) {
      const before = await recognise(actor, current, address);
      await passwords.refuseWeak(password, { name: actor.name, email: actor.username });
      const after = await passwords.hash(password);
      return transaction(async (session) => {
        const account = await accounts.changePassword(actor.userId, before, after, session);
        if (!account) throw new DomainError('AUTH.WRONG_PASSWORD');
        await news.passwordChanged(account, 'changed', session);
        await links.void('reset-password', account.id, session);
        await sessions.keep(actor.sessionId, account.passwordVersion, session);
        const ended = await sessions.endAllOf(account.id, ofOthers(actor), session);
        return [...ended, spellRevocation(await revocations.revokeTokens(account, session))];
      });
    },
  };
}

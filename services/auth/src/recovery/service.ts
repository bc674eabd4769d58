import type { Mail, Mails, Transaction } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import type { AccountNews } from '../accounts/news.service';
import type { AccountService } from '../accounts/service';
import type { Link } from '../links/domain';
import type { LinkService } from '../links/service';
import type { PasswordService } from '../passwords/service';
import { spellRevocation } from '../revocations/domain';
import type { RevocationService } from '../revocations/service';
import type { PresidentService } from '../roles/president.service';
import type { SessionService } from '../sessions/service';
import type { ThrottleService } from '../throttles/service';

/** The mail with a link to set a new password. */
export const RESET_MAIL = 'reset-password';

interface Dependencies {
  accounts: Pick<AccountService, 'findForSignIn' | 'findById' | 'change'>;
  links: LinkService;
  news: AccountNews;
  passwords: Pick<PasswordService, 'hash' | 'refuseWeak'>;
  sessions: Pick<SessionService, 'endAllOf'>;
  revocations: Pick<RevocationService, 'revokeTokens'>;
  presidents: Pick<PresidentService, 'ensureFirst'>;
  recoveryThrottle: ThrottleService;
  mails: Mails;
  transaction: Transaction;
}

export type RecoveryService = ReturnType<typeof createRecoveryService>;

export function createRecoveryService(dependencies: Dependencies) {
  const { accounts, links, news, passwords, sessions, revocations, presidents } = dependencies;
  const { recoveryThrottle, mails, transaction } = dependencies;

  /** The account and its new password in one step with the link that it costs. */
  async function replace(link: Link, passwordHash: string): Promise<string[]> {
    return transaction(async (session) => {
      const userId = await links.take('reset-password', link, session);
      // Who reads the mailbox owns the address, so it needs no other confirmation.
      const before = userId && (await accounts.findById(userId, session));
      const account = before && (await accounts.change(before.id, { passwordHash, emailConfirmed: true }, session));
      if (!account) throw new DomainError('AUTH.LINK_INVALID');
      await news.passwordChanged(account, 'reset', session);
      if (!before.emailConfirmed) await news.confirmed(account, 'reset', session);
      const ended = await sessions.endAllOf(account.id, { reason: 'password-reset' }, session);
      return [...ended, spellRevocation(await revocations.revokeTokens(account, session))];
    });
  }

  return {
    /** The same row is written whether anybody is known by the address, so that nobody can tell from the time it takes. */
    async forgot(email: string, address: string): Promise<void> {
      await recoveryThrottle.spend([email, address]);
      const found = await accounts.findForSignIn(email);
      if (found?.passwordHash === null) throw new DomainError('AUTH.GOOGLE_ACCOUNT');
      const mail = { kind: RESET_MAIL, userId: found?.account.id ?? null, to: email };
      await transaction((session) => mails.enqueue(session, mail));
    },

    /** Whom a letter is for; null for an address that nobody is known by, or an account without a password by now. */
    async recipientOf({ userId, to }: Mail) {
      const found = userId === null ? null : await accounts.findForSignIn(to);
      return found && found.passwordHash !== null && found.account.id === userId ? found.account : null;
    },

    async verify(link: Link): Promise<void> {
      if (!(await links.ownerOf('reset-password', link))) throw new DomainError('AUTH.LINK_INVALID');
    },

    /** Answers what the gateway has to know: every session is over. */
    async reset(link: Link, password: string): Promise<string[]> {
      const userId = await links.ownerOf('reset-password', link);
      const owner = userId && (await accounts.findById(userId));
      if (!owner) throw new DomainError('AUTH.LINK_INVALID');
      await passwords.refuseWeak(password, { name: owner.name, email: owner.username });
      const ended = await replace(link, await passwords.hash(password));
      await presidents.ensureFirst();
      return ended;
    },
  };
}

import type { Actor, Mail, Mails, Transaction } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { type Account, CONFIRMATION_MAIL } from '../accounts/domain';
import type { AccountNews } from '../accounts/news.service';
import type { AccountService } from '../accounts/service';
import { parseLink } from '../links/domain';
import type { LinkService } from '../links/service';
import { spellRevocation } from '../revocations/domain';
import type { RevocationService } from '../revocations/service';
import type { PresidentService } from '../roles/president.service';
import type { ThrottleService } from '../throttles/service';

interface Dependencies {
  accounts: Pick<AccountService, 'findById' | 'change'>;
  links: Pick<LinkService, 'ownerOf'>;
  news: Pick<AccountNews, 'confirmed'>;
  revocations: Pick<RevocationService, 'revokeTokens'>;
  presidents: Pick<PresidentService, 'ensureFirst'>;
  recoveryThrottle: ThrottleService;
  mails: Mails;
  transaction: Transaction;
}

export type ConfirmationService = ReturnType<typeof createConfirmationService>;

export function createConfirmationService(dependencies: Dependencies) {
  const { accounts, links, news, revocations, presidents, recoveryThrottle, mails, transaction } = dependencies;

  /** From here on the account may write, so its tokens say so from the next request on. */
  async function confirmNow(userId: string): Promise<string[]> {
    const told = await transaction(async (session) => {
      // Looked at again in here: of two clicks at once one confirms.
      if ((await accounts.findById(userId, session))?.emailConfirmed) return null;
      const account = await accounts.change(userId, { emailConfirmed: true }, session);
      if (!account) return null;
      await news.confirmed(account, 'link', session);
      return spellRevocation(await revocations.revokeTokens(account, session));
    });
    await presidents.ensureFirst();
    return told === null ? [] : [told];
  }

  return {
    /** Good again and again for whom it has confirmed: people click twice. Answers what the gateway has to know. */
    async confirm(token: string): Promise<string[]> {
      const userId = await links.ownerOf('confirm-email', parseLink(token));
      const account = userId && (await accounts.findById(userId));
      if (!account) throw new DomainError('AUTH.LINK_INVALID');
      return account.emailConfirmed ? [] : confirmNow(account.id);
    },

    /** False when there is nothing to confirm any more. */
    async sendAgain(actor: Actor): Promise<boolean> {
      const account = await accounts.findById(actor.userId);
      if (!account) throw new DomainError('AUTH.SESSION_REQUIRED');
      if (account.emailConfirmed) return false;
      await recoveryThrottle.spend([CONFIRMATION_MAIL, account.id]);
      const mail = { kind: CONFIRMATION_MAIL, userId: account.id, to: account.username };
      await transaction((session) => mails.enqueue(session, mail));
      return true;
    },

    /** Whom a letter is for; null when the address has been confirmed meanwhile. */
    async recipientOf({ userId }: Mail): Promise<Account | null> {
      const account = userId === null ? null : await accounts.findById(userId);
      return account && !account.emailConfirmed ? account : null;
    },
  };
}

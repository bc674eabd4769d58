import type { Actor, Email, Mail, Mails, Transaction } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import type { AccountEvents } from '../accounts/account-events.service';
import type { AccountRepository } from '../accounts/account.repository';
import type { PresidentService } from '../roles/president.service';
import type { RevocationService } from '../sessions/revocation.service';
import { EMAIL_CONFIRMATION, emailConfirmationEmail } from './email-confirmation.template';
import type { OneTimeTokenService } from './one-time-token.service';
import type { SignInLimitService } from './sign-in-limit.service';

interface Dependencies {
  accounts: Pick<AccountRepository, 'findById' | 'change'>;
  tokens: Pick<OneTimeTokenService, 'issue' | 'findOwner'>;
  events: Pick<AccountEvents, 'emailConfirmed'>;
  revocations: Pick<RevocationService, 'revokeTokens'>;
  presidents: Pick<PresidentService, 'ensureFirst'>;
  recoveryThrottle: SignInLimitService;
  mails: Mails;
  transaction: Transaction;
  /** Name and address of the portal. */
  site: { portal: string; origin: string };
}

export type EmailConfirmationService = ReturnType<typeof createEmailConfirmationService>;

export function createEmailConfirmationService(deps: Dependencies) {
  const { accounts, tokens, events, revocations, presidents, recoveryThrottle, mails, transaction, site } = deps;

  /** The token stays valid for an address that it has confirmed: people click twice. Answers the revocations. */
  async function confirm(token: string): Promise<string[]> {
    const userId = await tokens.findOwner('confirm-email', token);
    const account = userId && (await accounts.findById(userId));
    if (!account) throw new DomainError('AUTH.LINK_INVALID');
    if (account.emailConfirmed) return [];
    const revoked = await markConfirmed(account.id);
    await presidents.ensureFirst();
    return revoked;
  }

  /** A confirmed account may write, so its tokens have to say so from the next request on. */
  async function markConfirmed(userId: string): Promise<string[]> {
    return transaction(async (session) => {
      // Read again in the transaction: of two clicks at once one confirms.
      if ((await accounts.findById(userId, session))?.emailConfirmed) return [];
      const account = await accounts.change(userId, { emailConfirmed: true }, session);
      if (!account) return [];
      await events.emailConfirmed(account, 'link', session);
      return [await revocations.revokeTokens(account, session)];
    });
  }

  /** False when the address is confirmed already. */
  async function resend(actor: Actor): Promise<boolean> {
    const account = await accounts.findById(actor.userId);
    if (!account) throw new DomainError('AUTH.SESSION_REQUIRED');
    if (account.emailConfirmed) return false;
    await recoveryThrottle.spend([EMAIL_CONFIRMATION, account.id]);
    const mail = { kind: EMAIL_CONFIRMATION, userId: account.id, to: account.username };
    await transaction((session) => mails.enqueue(session, mail));
    return true;
  }

  /** Makes the token, which is valid from now; no e-mail for an address that was confirmed before it is sent. */
  async function composeEmail(mail: Mail): Promise<Email | null> {
    const account = mail.userId === null ? null : await accounts.findById(mail.userId);
    if (!account || account.emailConfirmed) return null;
    const token = await tokens.issue('confirm-email', account.id, mail);
    const url = new URL(`/confirm-email/${token}`, site.origin).href;
    return emailConfirmationEmail({ name: account.name, portal: site.portal, url });
  }

  return { confirm, resend, composeEmail };
}

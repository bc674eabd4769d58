import type { Actor, Email, Mail, Mails, Session, Transaction } from '@portal/service-kit';
import { isAlreadyCommitted } from '@portal/service-kit';
import { DomainError, isDomainError } from '@portal/service-kit/errors';
import type { AccountEvents } from '../accounts/account-events.service';
import type { Account } from '../accounts/account.domain';
import type { AccountRepository } from '../accounts/account.repository';
import type { AccountTakeoverService } from '../email-links/account-takeover.service';
import type { OneTimeTokenService } from '../email-links/one-time-token.service';
import type { PasswordHashService } from '../passwords/password-hash.service';
import type { PresidentService } from '../roles/president.service';
import type { SessionService } from '../sessions/session.service';
import type { UsageLimitService } from '../sign-in-limits/usage-limit.service';
import { EMAIL_CONFIRMATION, emailConfirmationEmail } from './email-confirmation.template';

interface Dependencies {
  accounts: Pick<AccountRepository, 'findById' | 'findByUsername' | 'change'>;
  tokens: Pick<OneTimeTokenService, 'issue' | 'findOwner' | 'use' | 'invalidate'>;
  passwords: Pick<PasswordHashService, 'hash' | 'refuseWeak'>;
  sessions: Pick<SessionService, 'isRegisteringSession' | 'endAfterPasswordChange'>;
  takeovers: AccountTakeoverService;
  events: Pick<AccountEvents, 'emailConfirmed'>;
  presidents: Pick<PresidentService, 'ensureFirst'>;
  recoveryLimit: UsageLimitService;
  mails: Mails;
  transaction: Transaction;
  /** Name and address of the portal. */
  site: { portal: string; origin: string };
}

export type EmailConfirmationService = ReturnType<typeof createEmailConfirmationService>;

/** Who may confirm, and what becomes of the account then, is a table in docs/adr/021. */
export function createEmailConfirmationService(deps: Dependencies) {
  const { accounts, tokens, passwords, sessions, takeovers, events, presidents, transaction, site } = deps;

  /**
   * The token shows control of the address, and works once. The session that registered keeps the account as it is;
   * everybody else sets a password. The typed one is never compared with the account's. Answers the revocations.
   */
  async function confirm(token: string, password: string | undefined, actor: Actor | null): Promise<string[]> {
    const ended = password === undefined ? await keepAccount(token, actor) : await setPassword(token, password);
    await presidents.ensureFirst();
    return ended;
  }

  /** Refuses a link that would not confirm any more, before a password is asked for. */
  async function verify(token: string): Promise<void> {
    await findOwner(token);
  }

  async function findOwner(token: string): Promise<Account> {
    const userId = await tokens.findOwner('confirm-email', token);
    const owner = userId && (await accounts.findById(userId));
    if (!owner || owner.emailConfirmed) throw new DomainError('AUTH.LINK_INVALID');
    return owner;
  }

  async function keepAccount(token: string, actor: Actor | null): Promise<string[]> {
    if (!isAlreadyCommitted()) await refuseOtherSession(token, actor);
    return transaction(async (session) => {
      const { id } = await use(token, session);
      const account = await accounts.change(id, { emailConfirmed: true }, session);
      if (!account) throw new DomainError('AUTH.LINK_INVALID');
      await tokens.invalidate('reset-password', id, session);
      await events.emailConfirmed(account, 'link', session);
      return sessions.endAfterPasswordChange(account, 'account-taken-back', session, actor?.sessionId);
    });
  }

  async function refuseOtherSession(token: string, actor: Actor | null): Promise<void> {
    const owner = await findOwner(token);
    if (!actor || !(await sessions.isRegisteringSession(actor, owner))) throw new DomainError('AUTH.PASSWORD_REQUIRED');
  }

  async function setPassword(token: string, password: string): Promise<string[]> {
    const passwordHash = isAlreadyCommitted() ? '' : await prepareHash(token, password);
    return transaction(async (session) => {
      const before = await use(token, session);
      const { ended } = await takeovers.takeOver(before, { way: 'link', passwordHash }, session);
      return ended;
    });
  }

  async function prepareHash(token: string, password: string): Promise<string> {
    const { name, username } = await findOwner(token);
    passwords.refuseWeak(password, { name, email: username });
    return passwords.hash(password);
  }

  /** Of several at once with the same token exactly one gets the account. */
  async function use(token: string, session: Session): Promise<Account> {
    const userId = await tokens.use('confirm-email', token, session);
    const account = userId && (await accounts.findById(userId, session));
    if (!account || account.emailConfirmed) throw new DomainError('AUTH.LINK_INVALID');
    return account;
  }

  /** False when the address is confirmed already. */
  async function resend(actor: Actor): Promise<boolean> {
    const account = await accounts.findById(actor.userId);
    if (!account) throw new DomainError('AUTH.SESSION_REQUIRED');
    return send(account, EMAIL_CONFIRMATION);
  }

  /**
   * For a person who registers with an address that an account has but nobody has confirmed: if it is theirs, the
   * e-mail lets them into that account. The refusal of the registration is the same with and without an e-mail.
   */
  async function resendTo(email: string): Promise<void> {
    const account = await accounts.findByUsername(email);
    if (!account) return;
    await send(account, 'register-again').catch((error: unknown) => {
      if (!isDomainError(error, 'AUTH.TOO_MANY_ATTEMPTS')) throw error;
    });
  }

  async function send({ id, username, emailConfirmed }: Account, cause: string): Promise<boolean> {
    if (emailConfirmed) return false;
    if (!isAlreadyCommitted()) await deps.recoveryLimit.spend([cause, id]);
    const mail = { kind: EMAIL_CONFIRMATION, userId: id, to: username };
    await transaction((session) => deps.mails.enqueue(session, mail));
    return true;
  }

  /** Makes the token, which is valid from now; no e-mail for an address that was confirmed meanwhile or has enough. */
  async function composeEmail(mail: Mail): Promise<Email | null> {
    const account = mail.userId === null ? null : await accounts.findById(mail.userId);
    if (!account || account.emailConfirmed) return null;
    const token = await tokens.issue('confirm-email', account.id, mail);
    if (token === null) return null;
    const url = new URL(`/confirm-email/${token}`, site.origin).href;
    return emailConfirmationEmail({ name: account.name, portal: site.portal, url });
  }

  return { verify, confirm, resend, resendTo, composeEmail };
}

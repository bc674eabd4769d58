import type { Email, Mail, Mails, Transaction } from '@portal/service-kit';
import { isAlreadyCommitted } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import type { AccountEvents } from '../accounts/account-events.service';
import type { Account } from '../accounts/account.domain';
import type { AccountRepository } from '../accounts/account.repository';
import type { AccountTakeoverService } from '../email-links/account-takeover.service';
import type { OneTimeTokenService } from '../email-links/one-time-token.service';
import type { KnownDeviceService } from '../known-devices/known-device.service';
import type { PresidentService } from '../roles/president.service';
import type { SessionService } from '../sessions/session.service';
import { networkOf } from '../sign-in-limits/network.domain';
import type { UsageLimitService } from '../sign-in-limits/usage-limit.service';
import type { PasswordHashService } from './password-hash.service';
import { PASSWORD_RESET, passwordResetEmail } from './password-reset.template';

/** The browser that asks for a link. */
interface AskingBrowser {
  address: string;
  deviceTokens: readonly string[];
}

interface Dependencies {
  accounts: Pick<AccountRepository, 'findForSignIn' | 'findById' | 'change'>;
  tokens: Pick<OneTimeTokenService, 'issue' | 'findOwner' | 'use'>;
  takeovers: AccountTakeoverService;
  events: Pick<AccountEvents, 'passwordChanged'>;
  passwords: Pick<PasswordHashService, 'hash' | 'refuseWeak'>;
  sessions: Pick<SessionService, 'endAfterPasswordChange'>;
  presidents: Pick<PresidentService, 'ensureFirst'>;
  knownDevices: Pick<KnownDeviceService, 'find' | 'remember'>;
  recoveryLimit: UsageLimitService;
  /** Of one address for whatever accounts. */
  recoveryLimitOfAddress: UsageLimitService;
  mails: Mails;
  transaction: Transaction;
  /** Name and address of the portal. */
  site: { portal: string; origin: string };
}

export type PasswordResetService = ReturnType<typeof createPasswordResetService>;

export function createPasswordResetService(deps: Dependencies) {
  const { accounts, tokens, takeovers, events, passwords, sessions, presidents, knownDevices } = deps;
  const { mails, transaction, site } = deps;

  /** Writes the same row for every address, so that the time it takes does not tell which accounts exist. */
  async function request(email: string, by: AskingBrowser): Promise<void> {
    if (!isAlreadyCommitted()) await spend(email, by);
    const found = await accounts.findForSignIn(email);
    if (found?.passwordHash === null) throw new DomainError('AUTH.GOOGLE_ACCOUNT');
    const mail = { kind: PASSWORD_RESET, userId: found?.account.id ?? null, to: email };
    await transaction((session) => mails.enqueue(session, mail));
  }

  /** A known device has a count of its own, so that nobody at the same address keeps its owner from the mailbox. */
  async function spend(email: string, { address, deviceTokens }: AskingBrowser): Promise<void> {
    const knownDevice = await knownDevices.find(deviceTokens, email);
    if (knownDevice !== null) return deps.recoveryLimit.spend(['device', knownDevice]);
    const network = networkOf(address);
    await deps.recoveryLimit.spend([email, network]);
    await deps.recoveryLimitOfAddress.spend([network]);
  }

  /**
   * Makes the token, which is valid from now. No e-mail for an unknown address, for an account without a password, and
   * for a mailbox that has enough of them.
   */
  async function composeEmail(mail: Mail): Promise<Email | null> {
    const found = mail.userId === null ? null : await accounts.findForSignIn(mail.to);
    if (!found || found.passwordHash === null || found.account.id !== mail.userId) return null;
    const { id, name } = found.account;
    const token = await tokens.issue('reset-password', id, mail);
    if (token === null) return null;
    const url = new URL(`/reset-password/${token.replace('.', '/')}`, site.origin).href;
    return passwordResetEmail({ name, portal: site.portal, url });
  }

  async function findOwner(token: string): Promise<Account> {
    const userId = await tokens.findOwner('reset-password', token);
    const owner = userId && (await accounts.findById(userId));
    if (!owner) throw new DomainError('AUTH.LINK_INVALID');
    return owner;
  }

  async function verify(token: string): Promise<void> {
    if (!(await tokens.findOwner('reset-password', token))) throw new DomainError('AUTH.LINK_INVALID');
  }

  /** Ends every session and makes this device, whose owner reads the mailbox, the only known one. */
  async function reset(token: string, password: string, deviceTokens: readonly string[]) {
    const owner = await findOwner(token);
    passwords.refuseWeak(password, { name: owner.name, email: owner.username });
    const { account, ended } = await replacePassword(token, await passwords.hash(password));
    await presidents.ensureFirst();
    return { ended, deviceTokens: await knownDevices.remember(deviceTokens, account) };
  }

  /** Uses the token up in the transaction that changes the password. */
  async function replacePassword(token: string, passwordHash: string) {
    return transaction(async (session) => {
      const userId = await tokens.use('reset-password', token, session);
      // Who presents the token reads the mailbox, so this confirms the address too.
      const before = userId && (await accounts.findById(userId, session));
      if (before && !before.emailConfirmed) {
        return takeovers.takeOver(before, { way: 'reset', passwordHash }, session);
      }
      const account = before && (await accounts.change(before.id, { passwordHash }, session));
      if (!account) throw new DomainError('AUTH.LINK_INVALID');
      await events.passwordChanged(account, { way: 'reset' }, session);
      return { account, ended: await sessions.endAfterPasswordChange(account, 'password-reset', session) };
    });
  }

  return { request, composeEmail, verify, reset };
}

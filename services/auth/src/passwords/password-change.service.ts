import type { BodyOf, calls } from '@portal/contracts';
import type { Actor, Transaction } from '@portal/service-kit';
import { DomainError, isDomainError } from '@portal/service-kit/errors';
import type { AccountEvents } from '../accounts/account-events.service';
import type { AccountRepository } from '../accounts/account.repository';
import type { OneTimeTokenService } from '../email-links/one-time-token.service';
import type { KnownDeviceService } from '../known-devices/known-device.service';
import type { SessionService } from '../sessions/session.service';
import type { Client } from '../sign-in-limits/fair-queue.service';
import type { WrongPasswordLimitService } from '../sign-in-limits/wrong-password-limit.service';
import type { PasswordHashService } from './password-hash.service';

interface Dependencies {
  accounts: Pick<AccountRepository, 'findWithSecret' | 'changePassword'>;
  passwords: Pick<PasswordHashService, 'check' | 'hash' | 'refuseWeak'>;
  sessions: Pick<SessionService, 'endAfterPasswordChange'>;
  tokens: Pick<OneTimeTokenService, 'invalidate'>;
  events: Pick<AccountEvents, 'passwordChanged'>;
  /** The same as at sign-in: a stolen session must not allow more guesses. */
  wrongPasswordLimit: WrongPasswordLimitService;
  knownDevices: KnownDeviceService;
  transaction: Transaction;
}

export type PasswordChangeService = ReturnType<typeof createPasswordChangeService>;

const isWrongPassword = (error: unknown) => isDomainError(error, 'AUTH.WRONG_PASSWORD');

export function createPasswordChangeService(deps: Dependencies) {
  const { accounts, passwords, sessions, tokens, events, wrongPasswordLimit, knownDevices, transaction } = deps;

  /** Ends every other session and makes every other device unknown; answers the revocations. */
  async function change(
    { userId, username, name, sessionId }: Actor,
    { current, password, ...wishes }: BodyOf<typeof calls.changePassword>,
    { address, deviceTokens }: { address: string; deviceTokens: readonly string[] },
  ) {
    const knownDevice = await knownDevices.find(deviceTokens, username);
    const claim = { email: username, address, knownDevice };
    const before = await wrongPasswordLimit.attempt(claim, isWrongPassword, (client) =>
      authenticate(userId, current, client),
    );
    passwords.refuseWeak(password, { name, email: username });
    const after = await passwords.hash(password, { key: username, lane: 'known' });
    const { account, ended } = await transaction(async (session) => {
      const account = await accounts.changePassword(userId, before, after, session);
      if (!account) throw new DomainError('AUTH.WRONG_PASSWORD');
      await events.passwordChanged(account, { way: 'changed', ...wishes }, session);
      await tokens.invalidate('reset-password', account.id, session);
      return {
        account,
        ended: await sessions.endAfterPasswordChange(account, 'password-changed', session, sessionId),
      };
    });
    return { ended, deviceTokens: await knownDevices.remember(deviceTokens, account) };
  }

  /** Answers the stored hash of the current password. */
  async function authenticate(userId: string, password: string, client: Client): Promise<string> {
    const found = await accounts.findWithSecret(userId);
    if (!found) throw new DomainError('AUTH.SESSION_REQUIRED');
    if (found.passwordHash === null) throw new DomainError('AUTH.GOOGLE_ACCOUNT');
    const checked = await passwords.check(found.passwordHash, password, client);
    if (checked === 'wrong') throw new DomainError('AUTH.WRONG_PASSWORD');
    return found.passwordHash;
  }

  return { change };
}

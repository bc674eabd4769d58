import type { SessionUser } from '@portal/contracts';
import type { Session, Transaction } from '@portal/service-kit';
import { DomainError, isDomainError } from '@portal/service-kit/errors';
import type { Account } from '../accounts/account.domain';
import type { AccountRepository } from '../accounts/account.repository';
import type { EmailConfirmationService } from '../email-confirmations/email-confirmation.service';
import type { KnownDeviceService } from '../known-devices/known-device.service';
import type { PasswordHashService } from '../passwords/password-hash.service';
import type { Credentials } from '../sessions/refresh.service';
import type { Device, SessionService, SignIn, StartedSession } from '../sessions/session.service';
import type { Client } from '../sign-in-limits/fair-queue.service';
import { networkOf } from '../sign-in-limits/network.domain';
import type { WrongPasswordLimitService } from '../sign-in-limits/wrong-password-limit.service';
import type { RegistrationLimitService } from './registration-limit.service';
import type { Registration, RegistrationService } from './registration.service';

/** The browser that signs in, with the tokens that make it a known device of its people. */
export interface SigningBrowser extends Device {
  deviceTokens: readonly string[];
}

export interface SignedIn extends Credentials {
  user: SessionUser;
  /** What the browser is known by from now on. */
  deviceTokens: string[];
}

interface Dependencies {
  accounts: Pick<AccountRepository, 'findForSignIn' | 'renewPasswordHash'>;
  registrations: Pick<RegistrationService, 'prepare' | 'add'>;
  confirmations: Pick<EmailConfirmationService, 'resendTo'>;
  sessions: Pick<SessionService, 'start' | 'mintAccessToken' | 'presentUser'>;
  passwords: Pick<PasswordHashService, 'hash' | 'check'>;
  knownDevices: KnownDeviceService;
  wrongPasswordLimit: WrongPasswordLimitService;
  registrationLimit: RegistrationLimitService;
  transaction: Transaction;
}

export type SignInService = ReturnType<typeof createSignInService>;

const isWrongPassword = (error: unknown) => isDomainError(error, 'AUTH.INVALID_CREDENTIALS');

export function createSignInService(deps: Dependencies) {
  const { accounts, registrations, sessions, passwords, knownDevices, transaction } = deps;
  const { wrongPasswordLimit, registrationLimit } = deps;

  async function login(
    { email, password }: { email: string; password: string },
    browser: SigningBrowser,
  ): Promise<SignedIn> {
    const knownDevice = await knownDevices.find(browser.deviceTokens, email);
    const claim = { email, address: browser.address, knownDevice };
    const account = await wrongPasswordLimit.attempt(claim, isWrongPassword, (client) =>
      authenticate(email, password, client),
    );
    return signIn(account, { ...browser, way: 'password' });
  }

  /** Does the same work for an unknown address, an account without a password and a wrong password. */
  async function authenticate(email: string, password: string, client: Client): Promise<Account> {
    const found = await accounts.findForSignIn(email);
    const checked = await passwords.check(found?.passwordHash ?? null, password, client);
    if (!found || checked === 'wrong') throw new DomainError('AUTH.INVALID_CREDENTIALS');
    if (found.passwordHash !== null && checked === 'outdated') {
      const renewed = await passwords.hash(password, client);
      await accounts.renewPasswordHash(found.account.id, found.passwordHash, renewed);
    }
    return found.account;
  }

  async function register(registration: Registration, browser: SigningBrowser): Promise<SignedIn> {
    const { deviceTokens, ...device } = browser;
    const network = networkOf(device.address);
    const lane = await registrationLimit.enter(network);
    const prepared = await registrations.prepare(registration, {}, { key: network, lane });
    const add = async (session: Session) => {
      const added = await registrations.add(prepared, session);
      return { account: added, started: await sessions.start(added, { ...device, way: 'registration' }, session) };
    };
    const adding = registrationLimit.use(network, () => transaction(add));
    const { account, started } = await adding.catch(async (error: unknown) => {
      if (isDomainError(error, 'AUTH.EMAIL_TAKEN')) await deps.confirmations.resendTo(prepared.username);
      throw error;
    });
    return answer(account, started, deviceTokens);
  }

  /** Always starts a new session: an existing one may have been planted in this browser. */
  async function signIn(account: Account, { deviceTokens, ...by }: SigningBrowser & SignIn): Promise<SignedIn> {
    return answer(account, await sessions.start(account, by), deviceTokens);
  }

  async function answer(
    account: Account,
    { sessionId, refreshToken, seconds }: StartedSession,
    known: readonly string[],
  ): Promise<SignedIn> {
    const [accessToken, user, deviceTokens] = await Promise.all([
      sessions.mintAccessToken(account, sessionId),
      sessions.presentUser(account),
      knownDevices.remember(known, account),
    ]);
    return { user, accessToken, refreshToken, seconds, deviceTokens };
  }

  return { login, register, signIn };
}

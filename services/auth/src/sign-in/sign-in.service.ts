import type { SessionUser } from '@portal/contracts';
import type { Transaction } from '@portal/service-kit';
import { DomainError, isDomainError } from '@portal/service-kit/errors';
import type { Account } from '../accounts/account.domain';
import type { AccountRepository } from '../accounts/account.repository';
import type { Credentials } from '../sessions/refresh.service';
import type { Device, SessionService, SignIn, StartedSession } from '../sessions/session.service';
import type { PasswordHashService } from '../credentials/password-hash.service';
import type { Registration, RegistrationService } from './registration.service';
import type { SignInLimitService } from '../credentials/sign-in-limit.service';

export interface SignedIn extends Credentials {
  user: SessionUser;
}

interface Dependencies {
  accounts: Pick<AccountRepository, 'findForSignIn' | 'renewPasswordHash'>;
  registrations: Pick<RegistrationService, 'prepare' | 'add'>;
  sessions: Pick<SessionService, 'start' | 'mintAccessToken' | 'presentUser'>;
  passwords: Pick<PasswordHashService, 'hash' | 'matches' | 'isOutdated'>;
  signInThrottle: SignInLimitService;
  registrationThrottle: SignInLimitService;
  transaction: Transaction;
}

export type SignInService = ReturnType<typeof createSignInService>;

const isWrongPassword = (error: unknown) => isDomainError(error, 'AUTH.INVALID_CREDENTIALS');

export function createSignInService(deps: Dependencies) {
  const { accounts, registrations, sessions, passwords, signInThrottle, registrationThrottle, transaction } = deps;

  async function login({ email, password }: { email: string; password: string }, device: Device): Promise<SignedIn> {
    const account = await signInThrottle.attempt([email, device.address], isWrongPassword, () =>
      authenticate(email, password),
    );
    return signIn(account, { ...device, way: 'password' });
  }

  /** Does the same work for an unknown address, an account without a password and a wrong password. */
  async function authenticate(email: string, password: string): Promise<Account> {
    const found = await accounts.findForSignIn(email);
    const isMatch = await passwords.matches(found?.passwordHash ?? null, password);
    if (!found || !isMatch) throw new DomainError('AUTH.INVALID_CREDENTIALS');
    if (found.passwordHash !== null && passwords.isOutdated(found.passwordHash)) {
      await accounts.renewPasswordHash(found.account.id, found.passwordHash, await passwords.hash(password));
    }
    return found.account;
  }

  async function register(registration: Registration, device: Device): Promise<SignedIn> {
    await registrationThrottle.spend([device.address]);
    const prepared = await registrations.prepare(registration);
    const { account, started } = await transaction(async (session) => {
      const added = await registrations.add(prepared, session);
      return { account: added, started: await sessions.start(added, { ...device, way: 'registration' }, session) };
    });
    return answer(account, started);
  }

  /** Starts a new session, never an existing one: somebody else may have planted that in this browser. */
  async function signIn(account: Account, by: SignIn): Promise<SignedIn> {
    return answer(account, await sessions.start(account, by));
  }

  async function answer(account: Account, { sessionId, refreshToken, seconds }: StartedSession): Promise<SignedIn> {
    const [accessToken, user] = await Promise.all([
      sessions.mintAccessToken(account, sessionId),
      sessions.presentUser(account),
    ]);
    return { user, accessToken, refreshToken, seconds };
  }

  return { login, register, signIn };
}

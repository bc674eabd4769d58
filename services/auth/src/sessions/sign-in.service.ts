import type { SessionUser } from '@portal/contracts';
import type { Clock, Transaction } from '@portal/service-kit';
import { DomainError, isDomainError } from '@portal/service-kit/errors';
import { type Account, presentUser } from '../accounts/domain';
import type { AccountService, Registration } from '../accounts/service';
import type { PasswordService } from '../passwords/service';
import type { ThrottleService } from '../throttles/service';
import type { UnitService } from '../units/service';
import type { Credentials, Device, SessionService, SignIn } from './service';

export interface SignedIn extends Credentials {
  user: SessionUser;
}

interface Dependencies {
  accounts: AccountService;
  sessions: SessionService;
  passwords: PasswordService;
  units: Pick<UnitService, 'unitOf'>;
  signInThrottle: ThrottleService;
  registrationThrottle: ThrottleService;
  transaction: Transaction;
  clock: Clock;
  requireConfirmedEmail: boolean;
}

export type SignInService = ReturnType<typeof createSignInService>;

const isWrongPassword = (error: unknown) => isDomainError(error, 'AUTH.INVALID_CREDENTIALS');

export function createSignInService(dependencies: Dependencies) {
  const { accounts, sessions, passwords, units, signInThrottle, registrationThrottle, transaction, clock } =
    dependencies;
  const { requireConfirmedEmail } = dependencies;

  /** The same work whatever is wrong: an unknown address, an account without a password, another password. */
  async function recognise(email: string, password: string): Promise<Account> {
    const found = await accounts.findForSignIn(email);
    const isMatch = await passwords.matches(found?.passwordHash ?? null, password);
    if (!found || !isMatch) throw new DomainError('AUTH.INVALID_CREDENTIALS');
    if (found.passwordHash !== null && passwords.isOutdated(found.passwordHash)) {
      await accounts.renewPasswordHash(found.account.id, found.passwordHash, await passwords.hash(password));
    }
    return found.account;
  }

  async function signedIn(account: Account, begun: Awaited<ReturnType<SessionService['begin']>>): Promise<SignedIn> {
    const [accessToken, unit] = await Promise.all([sessions.mint(account, begun.sessionId), units.unitOf(account)]);
    const { refreshToken, seconds } = begun;
    return {
      user: presentUser(account, unit, { now: clock.now(), requireConfirmedEmail }),
      accessToken,
      refreshToken,
      seconds,
    };
  }

  /** Always a new session: one that somebody planted in this browser gains nobody anything. */
  async function begin(account: Account, signIn: SignIn): Promise<SignedIn> {
    return signedIn(account, await sessions.begin(account, signIn));
  }

  return {
    begin,

    async login({ email, password }: { email: string; password: string }, device: Device): Promise<SignedIn> {
      const account = await signInThrottle.attempt([email, device.address], isWrongPassword, () =>
        recognise(email, password),
      );
      return begin(account, { ...device, way: 'password' });
    },

    async register(registration: Registration, device: Device): Promise<SignedIn> {
      await registrationThrottle.spend([device.address]);
      const prepared = await accounts.prepare(registration);
      const { account, begun } = await transaction(async (session) => {
        const added = await accounts.add(prepared, session);
        return { account: added, begun: await sessions.begin(added, { ...device, way: 'registration' }, session) };
      });
      return signedIn(account, begun);
    },
  };
}

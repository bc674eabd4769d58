import type { InstituteSettings, Role } from '@portal/contracts';
import type { Clock, Outbox, Session } from '@portal/service-kit';
import type { PasswordService } from '../passwords/service';
import { type Account, eventDataOf, refuseForeignAddress } from './domain';
import type { AccountRepository } from './repository';

export interface Registration {
  name: string;
  /** The student ID; staff may have none. */
  ID: string | null;
  email: string;
  /** Null for an account that signs in through another provider only. */
  password: string | null;
}

/** What only the portal itself may say about a new account. */
export interface RegistrationTerms {
  onboarded?: boolean;
  emailConfirmed?: boolean;
}

interface Dependencies {
  repository: AccountRepository;
  passwords: PasswordService;
  outbox: Outbox;
  settings: InstituteSettings;
  clock: Clock;
  /** This address becomes PRESIDENT when it registers. */
  presidentEmail: string | undefined;
}

export type AccountService = ReturnType<typeof createAccountService>;

export function createAccountService(dependencies: Dependencies) {
  const { repository, passwords, outbox, settings, clock, presidentEmail } = dependencies;

  return {
    findById: repository.findById,
    findByUsername: repository.findByUsername,
    findForSignIn: repository.findForSignIn,
    savePasswordHash: repository.savePasswordHash,
    change: repository.change,
    touchOthersWithRole: repository.touchOthersWithRole,

    /** The slow part of registering, before any transaction: checks the address and the password, and hashes it. */
    async prepare({ name, ID, email, password }: Registration, terms: RegistrationTerms = {}) {
      refuseForeignAddress(email, settings.emailDomain);
      const username = email.trim().toLowerCase();
      if (password !== null) await passwords.refuseWeak(password, { name, email: username });
      const givenRole: Role = username === presidentEmail ? 'PRESIDENT' : 'STUDENT';
      return {
        username,
        studentId: ID,
        name,
        passwordHash: password === null ? null : await passwords.hash(password),
        role: givenRole,
        roleUntil: null,
        roleUnitId: null,
        onboarded: terms.onboarded ?? false,
        emailConfirmed: terms.emailConfirmed ?? false,
        createdAt: clock.now(),
      };
    },

    async add(prepared: Parameters<AccountRepository['insert']>[0], session: Session): Promise<Account> {
      const account = await repository.insert(prepared, session);
      await outbox.enqueue(session, {
        type: 'auth.account.registered.v1',
        subject: account.id,
        data: eventDataOf(account, clock.now()),
        actor: null,
      });
      return account;
    },
  };
}

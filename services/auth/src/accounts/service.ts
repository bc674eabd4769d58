import type { InstituteSettings, Role } from '@portal/contracts';
import type { Clock, Mails, Outbox, Session } from '@portal/service-kit';
import type { PasswordService } from '../passwords/service';
import type { TermService } from '../terms/service';
import { type Account, CONFIRMATION_MAIL, actorOf, eventDataOf, refuseForeignAddress } from './domain';
import type { AccountRepository, NewAccount } from './repository';

export type { AccountChange } from './repository';

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
  emailConfirmed?: boolean;
  providerSubject?: string;
}

interface Dependencies {
  repository: AccountRepository;
  passwords: PasswordService;
  terms: Pick<TermService, 'begin'>;
  outbox: Outbox;
  mails: Mails;
  settings: InstituteSettings;
  clock: Clock;
  /** This address becomes PRESIDENT. */
  presidentEmail: string | undefined;
  requireConfirmedEmail: boolean;
}

export type AccountService = ReturnType<typeof createAccountService>;

export function createAccountService(dependencies: Dependencies) {
  const { repository, passwords, terms, outbox, mails, settings, clock } = dependencies;
  const { presidentEmail, requireConfirmedEmail } = dependencies;

  /** Typing an address into a form is no proof of it where the institute asks for one. */
  function firstRoleOf(username: string, emailConfirmed: boolean): Role {
    return username === presidentEmail && (emailConfirmed || !requireConfirmedEmail) ? 'PRESIDENT' : 'STUDENT';
  }

  return {
    findById: repository.findById,
    findByUsername: repository.findByUsername,
    findByProviderSubject: repository.findByProviderSubject,
    findForSignIn: repository.findForSignIn,
    findWithSecret: repository.findWithSecret,
    hasPassword: repository.hasPassword,
    renewPasswordHash: repository.renewPasswordHash,
    changePassword: repository.changePassword,
    change: repository.change,
    touchOthersWithRole: repository.touchOthersWithRole,
    countWithRole: repository.countWithRole,
    listOver: repository.listOver,
    fillSearch: repository.fillSearch,

    /** The slow part of registering, before any transaction: checks the address and the password, and hashes it. */
    async prepare({ name, ID, email, password }: Registration, terms: RegistrationTerms = {}): Promise<NewAccount> {
      refuseForeignAddress(email, settings.emailDomain);
      const username = email.trim().toLowerCase();
      if (password !== null) await passwords.refuseWeak(password, { name, email: username });
      const { emailConfirmed = false, providerSubject = null } = terms;
      const role = firstRoleOf(username, emailConfirmed);
      return {
        username,
        studentId: ID,
        name,
        passwordHash: password === null ? null : await passwords.hash(password),
        role,
        roleSince: role === 'STUDENT' ? null : clock.now(),
        roleUntil: null,
        roleUnitId: null,
        onboarded: false,
        emailConfirmed,
        profilePic: null,
        profileVersion: 0,
        providerSubject,
        createdAt: clock.now(),
      };
    },

    /** Tells the other services, and asks the person to confirm the address. */
    async add(prepared: NewAccount, session: Session): Promise<Account> {
      const account = await repository.insert(prepared, session);
      await outbox.enqueue(session, {
        type: 'auth.account.registered.v1',
        subject: account.id,
        data: eventDataOf(account, clock.now()),
        actor: actorOf(account, clock.now()),
      });
      if (account.role !== 'STUDENT') await terms.begin(account, null, null, session);
      const { id: userId, username: to } = account;
      if (!account.emailConfirmed) await mails.enqueue(session, { kind: CONFIRMATION_MAIL, userId, to });
      return account;
    },
  };
}

import { keyOf, type InstituteSettings, type Role } from '@portal/contracts';
import type { Clock, Mails, Session, Transaction } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import type { AccountEvents } from '../accounts/account-events.service';
import { type Account, isInstituteAddress } from '../accounts/account.domain';
import type { AccountRepository, NewAccount } from '../accounts/account.repository';
import type { StudentIdService } from '../accounts/student-id.service';
import { EMAIL_CONFIRMATION } from '../email-confirmations/email-confirmation.template';
import type { PasswordHashService } from '../passwords/password-hash.service';
import type { RoleTermRepository } from '../roles/role-term.repository';
import type { Client } from '../sign-in-limits/fair-queue.service';

export interface Registration {
  name: string;
  /** The student ID; staff may have none. */
  ID: string | null;
  email: string;
  /** Null for an account that signs in through another provider only. */
  password: string | null;
}

/** What a person cannot claim of a new account. */
interface VerifiedDetails {
  emailConfirmed?: boolean;
  providerSubject?: string;
  /** That of the password, made before: the demo people have one password, which needs to be hashed once. */
  passwordHash?: string;
}

interface Dependencies {
  accounts: Pick<AccountRepository, 'insert'>;
  studentIds: StudentIdService;
  roleTerms: Pick<RoleTermRepository, 'begin'>;
  events: Pick<AccountEvents, 'registered'>;
  passwords: Pick<PasswordHashService, 'hash' | 'refuseWeak'>;
  mails: Mails;
  transaction: Transaction;
  settings: InstituteSettings;
  clock: Clock;
  /** The account with this address becomes PRESIDENT. */
  presidentEmail: string | undefined;
  requireConfirmedEmail: boolean;
}

export type RegistrationService = ReturnType<typeof createRegistrationService>;

export function createRegistrationService(deps: Dependencies) {
  const { accounts, studentIds, roleTerms, events, passwords, mails, transaction, settings, clock } = deps;

  /** The slow part, before any transaction: checks address and password, and hashes the password. */
  async function prepare(
    registration: Registration,
    verified: VerifiedDetails = {},
    client?: Client,
  ): Promise<NewAccount> {
    const { name, ID, email, password } = registration;
    const { emailConfirmed = false, providerSubject = null } = verified;
    if (!isInstituteAddress(email, settings.emailDomain)) {
      throw new DomainError('AUTH.WRONG_DOMAIN', { domain: settings.emailDomain });
    }
    const username = keyOf(email);
    if (password !== null) passwords.refuseWeak(password, { name, email: username });
    const role = firstRoleOf(username, emailConfirmed);
    return {
      username,
      studentId: ID,
      name,
      passwordHash: password === null ? null : (verified.passwordHash ?? (await passwords.hash(password, client))),
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
  }

  /** Anybody can type the president's address; only its owner can confirm it. */
  function firstRoleOf(username: string, emailConfirmed: boolean): Role {
    const isPresident = username === deps.presidentEmail && (emailConfirmed || !deps.requireConfirmedEmail);
    return isPresident ? 'PRESIDENT' : 'STUDENT';
  }

  /** Adds a prepared account; an address that is not confirmed gets an e-mail that asks for it. */
  async function add(prepared: NewAccount, session: Session): Promise<Account> {
    const account = await accounts.insert({ ...prepared, studentId: await reservedId(prepared, session) }, session);
    await events.registered(account, session);
    if (account.role !== 'STUDENT') await roleTerms.begin(account, null, null, session);
    const { id: userId, username: to } = account;
    if (!account.emailConfirmed) await mails.enqueue(session, { kind: EMAIL_CONFIRMATION, userId, to });
    return account;
  }

  /** Null while another unconfirmed account has the ID: the account that confirms first claims it with its profile. */
  async function reservedId(prepared: NewAccount, session: Session): Promise<string | null> {
    const { studentId } = prepared;
    return studentId !== null && (await studentIds.reserve(studentId, prepared, null, session)) ? studentId : null;
  }

  /** An account without a session. */
  async function register(registration: Registration, verified?: VerifiedDetails): Promise<Account> {
    const prepared = await prepare(registration, verified);
    return transaction((session) => add(prepared, session));
  }

  return { prepare, add, register };
}

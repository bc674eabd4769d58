import type { EventData, SessionUser } from '@portal/contracts';
import type { Actor, Session, Transaction } from '@portal/service-kit';
import { DomainError, isDomainError } from '@portal/service-kit/errors';
import type { Account } from '../accounts/account.domain';
import type { AccountEvents, Cause } from '../accounts/account-events.service';
import type { AccountChange, AccountRepository } from '../accounts/account.repository';
import type { StudentIdService } from '../accounts/student-id.service';
import type { RevocationService } from '../sessions/revocation.service';
import type { SessionService } from '../sessions/session.service';

type ChangedProfile = EventData<'records.profile.changed.v1'>;

interface Dependencies {
  accounts: Pick<AccountRepository, 'findById' | 'change'>;
  studentIds: StudentIdService;
  events: Pick<AccountEvents, 'changed'>;
  revocations: Pick<RevocationService, 'revokeTokens'>;
  sessions: Pick<SessionService, 'currentUser'>;
  transaction: Transaction;
}

export type ProfileService = ReturnType<typeof createProfileService>;

/** What the records service knows of a person, applied to the account. */
export function createProfileService(deps: Dependencies) {
  const { accounts, studentIds, events, revocations, sessions, transaction } = deps;

  /** Gives an account without a student ID one that no other account has; it keeps it for good. */
  async function claimStudentId(actor: Actor, studentId: string): Promise<void> {
    await tryClaim(actor, studentId).catch((error: unknown) => {
      // Another account may have got it a moment ago, and only reading that account shows whether it keeps it.
      if (isDomainError(error, 'PROFILE.STUDENT_ID_TAKEN')) return tryClaim(actor, studentId);
      throw error;
    });
  }

  function tryClaim(actor: Actor, studentId: string): Promise<void> {
    return transaction(async (session) => {
      const account = await load(actor.userId, session);
      if (account.studentId === studentId) return;
      if (account.studentId !== null) throw new DomainError('PROFILE.NOT_OWN');
      const isReserved = await refusingTakenId(() => studentIds.reserve(studentId, account, actor, session));
      if (!isReserved) throw new DomainError('ACCESS.EMAIL_NOT_CONFIRMED');
      await change(account, { studentId }, actor, session);
    });
  }

  /** Applies the caller's own profile at once; answers the person as screens see it, and the revoked tokens. */
  async function applyOwn(actor: Actor, profile: ChangedProfile): Promise<{ user: SessionUser; revoked: string[] }> {
    if (profile.userId !== actor.userId) throw new DomainError('ACCESS.FORBIDDEN');
    const revoked = await transaction((session) => apply(profile, actor, session));
    const user = await sessions.currentUser(actor);
    if (!user) throw new DomainError('AUTH.SESSION_REQUIRED');
    return { user, revoked };
  }

  /** Does nothing when this version or a newer one was applied; answers the revoked tokens. */
  async function apply(profile: ChangedProfile, actor: Cause, session: Session): Promise<string[]> {
    const before = await load(profile.userId, session);
    if (before.profileVersion >= profile.version) return [];
    const { version: profileVersion, name, studentId, onboarded, profilePic } = profile;
    const changes = { name, studentId, onboarded, profilePic, profileVersion };
    const after = await change(before, changes, actor, session);
    const isInTokens = before.name !== after.name || before.onboarded !== after.onboarded;
    return isInTokens ? [await revocations.revokeTokens(after, session)] : [];
  }

  async function change(before: Account, changes: AccountChange, actor: Cause, session: Session): Promise<Account> {
    const after = await refusingTakenId(() => accounts.change(before.id, changes, session));
    if (!after) throw new DomainError('USER.NOT_FOUND');
    const isInCopies =
      before.name !== after.name || before.studentId !== after.studentId || before.profilePic !== after.profilePic;
    if (isInCopies) await events.changed(after, actor, session);
    return after;
  }

  async function load(userId: string, session: Session): Promise<Account> {
    const account = await accounts.findById(userId, session);
    if (!account) throw new DomainError('USER.NOT_FOUND');
    return account;
  }

  return { claimStudentId, applyOwn, apply };
}

async function refusingTakenId<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isDomainError(error, 'AUTH.STUDENT_ID_TAKEN') ? new DomainError('PROFILE.STUDENT_ID_TAKEN') : error;
  }
}

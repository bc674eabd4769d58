import type { EventData } from '@portal/contracts';
import type { Clock, Outbox, Session } from '@portal/service-kit';
import { DomainError, isDomainError } from '@portal/service-kit/errors';
import { type Account, eventDataOf } from '../accounts/domain';
import type { AccountChange, AccountService } from '../accounts/service';
import { spellRevocation } from '../revocations/domain';
import type { RevocationService } from '../revocations/service';

export type ChangedProfile = EventData<'records.profile.changed.v1'>;

interface Dependencies {
  accounts: Pick<AccountService, 'findById' | 'change'>;
  revocations: Pick<RevocationService, 'revokeTokens'>;
  outbox: Outbox;
  clock: Clock;
}

export type ProfileService = ReturnType<typeof createProfileService>;

/** Others keep a copy of these. */
const isNewsForOthers = (before: Account, after: Account) =>
  before.name !== after.name || before.studentId !== after.studentId || before.profilePic !== after.profilePic;

/** An access token says these. */
const isNewsForTokens = (before: Account, after: Account) =>
  before.name !== after.name || before.onboarded !== after.onboarded;

export function createProfileService({ accounts, revocations, outbox, clock }: Dependencies) {
  /** Changes the account, and tells those who keep a copy of it. */
  async function keep(before: Account, change: AccountChange, session: Session): Promise<Account> {
    const after = await accounts.change(before.id, change, session).catch((error: unknown) => {
      throw isDomainError(error, 'AUTH.STUDENT_ID_TAKEN') ? new DomainError('PROFILE.STUDENT_ID_TAKEN') : error;
    });
    if (!after) throw new DomainError('USER.NOT_FOUND');
    if (isNewsForOthers(before, after)) {
      const data = eventDataOf(after, clock.now());
      await outbox.enqueue(session, { type: 'auth.account.changed.v1', subject: after.id, data, actor: null });
    }
    return after;
  }

  async function accountOf(userId: string, session: Session): Promise<Account> {
    const account = await accounts.findById(userId, session);
    if (!account) throw new DomainError('USER.NOT_FOUND');
    return account;
  }

  return {
    /** Gives a student ID that nobody has to an account without one, for good: only here is it known whose each is. */
    async claimStudentId(userId: string, studentId: string, session: Session): Promise<void> {
      const account = await accountOf(userId, session);
      if (account.studentId === studentId) return;
      if (account.studentId !== null) throw new DomainError('PROFILE.NOT_OWN');
      await keep(account, { studentId }, session);
    },

    /** What the profile says of an account, unless something newer is known. Answers what the gateway has to know. */
    async takeOver(profile: ChangedProfile, session: Session): Promise<string[]> {
      const before = await accountOf(profile.userId, session);
      if (before.profileVersion >= profile.version) return [];
      const { version: profileVersion, name, studentId, onboarded, profilePic } = profile;
      const after = await keep(before, { name, studentId, onboarded, profilePic, profileVersion }, session);
      if (!isNewsForTokens(before, after)) return [];
      return [spellRevocation(await revocations.revokeTokens(after, session))];
    },
  };
}

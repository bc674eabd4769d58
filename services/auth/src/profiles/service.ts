import type { EventData } from '@portal/contracts';
import type { Clock, Outbox, Session } from '@portal/service-kit';
import { DomainError, isDomainError } from '@portal/service-kit/errors';
import { type Account, eventDataOf } from '../accounts/domain';
import type { AccountService } from '../accounts/service';
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
  async function keep(account: Account, profile: ChangedProfile, session: Session): Promise<Account> {
    const { version: profileVersion, name, studentId, onboarded, profilePic } = profile;
    const changed = await accounts
      .change(account.id, { name, studentId, onboarded, profilePic, profileVersion }, session)
      .catch((error: unknown) => {
        throw isDomainError(error, 'AUTH.STUDENT_ID_TAKEN') ? new DomainError('PROFILE.STUDENT_ID_TAKEN') : error;
      });
    if (!changed) throw new DomainError('USER.NOT_FOUND');
    return changed;
  }

  return {
    /** What the profile says of an account, unless something newer is known. Answers what the gateway has to know. */
    async takeOver(profile: ChangedProfile, session: Session): Promise<string[]> {
      const before = await accounts.findById(profile.userId, session);
      if (!before) throw new DomainError('USER.NOT_FOUND');
      if (before.profileVersion >= profile.version) return [];
      const after = await keep(before, profile, session);
      if (isNewsForOthers(before, after)) {
        const data = eventDataOf(after, clock.now());
        await outbox.enqueue(session, { type: 'auth.account.changed.v1', subject: after.id, data, actor: null });
      }
      if (!isNewsForTokens(before, after)) return [];
      return [spellRevocation(await revocations.revokeTokens(after, session))];
    },
  };
}

import type { Session, Store } from '@portal/service-kit';
import { isDuplicateKey } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import type { Profile } from './profile.domain';
import type { ProfileDocument } from './profile.model';
import { profileModel } from './profile.model';

export function createProfileRepository({ connection }: Pick<Store, 'connection'>) {
  const model = profileModel(connection);

  async function find(userId: string, session: Session | null = null): Promise<Profile | null> {
    const found = await model.findById(userId).session(session).lean<ProfileDocument>();
    return found && fromDocument(found);
  }

  /** In the transaction that read the profile, so that of two changes at once one reads it again. */
  async function save({ userId, ...profile }: Profile, session: Session): Promise<void> {
    try {
      await model.updateOne({ _id: userId }, { $set: profile }, { session, upsert: true });
    } catch (error) {
      if (isDuplicateKey(error, 'details.studentId')) throw new DomainError('PROFILE.STUDENT_ID_TAKEN');
      throw error;
    }
  }

  return { find, save };
}

export type ProfileRepository = ReturnType<typeof createProfileRepository>;

/** Profiles of earlier builds do not say what they share, which is nothing. */
function fromDocument({ _id, details, ...profile }: ProfileDocument): Profile {
  return {
    ...profile,
    userId: _id,
    details: details && { ...details, officeContact: details.officeContact ?? 'nothing' },
  };
}

import { calls, type BodyOf, type InstituteSettings, type Profile as ProfileAnswer } from '@portal/contracts';
import { scopeOf, type Actor, type Clock, type Outbox, type Session, type Transaction } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { dayOf } from '@portal/service-kit/institute-time';
import { requireInScope } from '@portal/service-kit/scope';
import type { Person } from '../people/person.domain';
import type { PersonRepository } from '../people/person.repository';
import {
  applyChanges,
  changedFields,
  isComplete,
  presentProfile,
  profileChanged,
  withDetails,
  type Profile,
} from './profile.domain';
import type { ProfileRepository } from './profile.repository';
import { refuseBadChanges, type Rules } from './profile-rules.domain';

interface Dependencies {
  repository: ProfileRepository;
  people: Pick<PersonRepository, 'find'>;
  outbox: Outbox;
  transaction: Transaction;
  settings: InstituteSettings;
  clock: Clock;
}

export type ProfileService = ReturnType<typeof createProfileService>;

export function createProfileService({ repository, people, outbox, transaction, settings, clock }: Dependencies) {
  function rules(): Rules {
    return { settings, today: dayOf(clock.now(), settings.timeZone) };
  }

  /** Saves a profile, and enqueues the event when it is complete and its version has risen. */
  async function save(before: Profile | null, after: Profile, actor: Actor, session: Session): Promise<void> {
    await repository.save(after, session);
    if (!isComplete(after) || after.version === before?.version) return;
    const data = profileChanged(after, before?.details ? changedFields(before, after) : undefined);
    await outbox.enqueue(session, { type: 'records.profile.changed.v1', subject: after.userId, data, actor });
  }

  /** The account of a profile. The caller's own is in the token, even before its copy has arrived. */
  async function personOf(actor: Actor, userId: string): Promise<Person | null> {
    const copy = await people.find(userId);
    if (userId !== actor.userId) return copy;
    const { username, name, role } = actor;
    return { id: userId, version: 0, studentId: copy?.studentId ?? null, username, name, role };
  }

  async function read(actor: Actor, userId: string): Promise<ProfileAnswer> {
    requireInScope(scopeOf(actor, calls.readProfile), { ownerId: userId }, 'ACCESS.FORBIDDEN');
    const [person, profile] = await Promise.all([personOf(actor, userId), repository.find(userId)]);
    if (!person) throw new DomainError('PROFILE.NOT_FOUND');
    return presentProfile(person, profile, userId === actor.userId ? 'owner' : 'officer');
  }

  async function change(
    actor: Actor,
    { userId, updatedDetails }: BodyOf<typeof calls.changeProfile>,
  ): Promise<ProfileAnswer> {
    if (userId !== actor.userId) throw new DomainError('PROFILE.NOT_OWN');
    await transaction(async (session) => {
      const before = await repository.find(actor.userId, session);
      if (!isComplete(before)) throw new DomainError('PROFILE.NOT_FOUND');
      refuseBadChanges(updatedDetails, before.details, rules());
      await save(before, withDetails(before, applyChanges(before.details, updatedDetails)), actor, session);
    });
    return read(actor, actor.userId);
  }

  return { rules, personOf, read, change, save };
}

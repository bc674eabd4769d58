import { calls, type OnboardingBody, type SessionUser } from '@portal/contracts';
import type { Actor, Clock, Logger, ServiceClient, Session, Transaction } from '@portal/service-kit';
import { parseRevocationHeader, REVOCATION_HEADER } from '@portal/service-kit';
import { DomainError, isDomainError } from '@portal/service-kit/errors';
import type { PersonService } from '../people/service';
import { blankProfile, profileChanged, withDetails, type CompleteProfile } from '../profiles/domain';
import { refuseBadOnboarding } from '../profiles/rules.domain';
import type { ProfileService } from '../profiles/service';
import { detailsOf, refuseForeign, userOf } from './domain';

interface Parts {
  people: Pick<PersonService, 'find' | 'findByStudentId'>;
  profiles: Pick<ProfileService, 'find' | 'save' | 'rules'>;
  auth: ServiceClient;
  transaction: Transaction;
  clock: Clock;
  logger: Logger;
}

export interface Onboarded {
  user: SessionUser;
  /** Tokens that are out of date now. */
  revoked: string[];
}

export type OnboardingService = ReturnType<typeof createOnboardingService>;

export function createOnboardingService({ people, profiles, auth, transaction, clock, logger }: Parts) {
  /** What there is to begin with, unless this person may not complete a profile so. */
  async function admit(actor: Actor, form: OnboardingBody, session?: Session) {
    const before = await profiles.find(actor.userId, session);
    if (before?.details) throw new DomainError('PROFILE.ALREADY_COMPLETE');
    const person = await people.find(actor.userId, session);
    // The account's own ID decides; its copy is a moment behind a registration.
    if (!person) throw new DomainError('SYSTEM.BUSY', { retryAfter: 1 });
    refuseForeign(actor, person, form);
    const holder = await people.findByStudentId(form.ID_No, session);
    if (holder && holder.id !== actor.userId) throw new DomainError('PROFILE.STUDENT_ID_TAKEN');
    return { before, hasStudentId: person.studentId !== null };
  }

  /** Copies may lag behind, so auth says whether an ID is free, and keeps it for the account. Without auth nobody can. */
  async function claimStudentId({ ID_No: studentId }: OnboardingBody, bearer: string): Promise<void> {
    await auth.call(calls.claimStudentId, { body: { studentId }, bearer });
  }

  function complete(actor: Actor, form: OnboardingBody): Promise<CompleteProfile> {
    return transaction(async (session) => {
      const { before } = await admit(actor, form, session);
      const after = withDetails(before ?? blankProfile(actor.userId), detailsOf(actor, form, clock.now()));
      await profiles.save(before, after, actor, session);
      return after;
    });
  }

  /** So that the very next look at the session says complete. When auth is away, the event does it later. */
  async function tellAuth(profile: CompleteProfile, bearer: string): Promise<Onboarded | null> {
    try {
      const { body, headers } = await auth.call(calls.applyProfile, { body: profileChanged(profile), bearer });
      return { user: body.user, revoked: parseRevocationHeader(headers[REVOCATION_HEADER.toLowerCase()]) };
    } catch (error) {
      if (!isDomainError(error)) throw error;
      logger.warn({ userId: profile.userId, reason: error.details.cause }, 'auth did not take the profile over yet');
      return null;
    }
  }

  return {
    /** Without a bearer token, as the demo data comes, the event alone tells auth. */
    async complete(actor: Actor, form: OnboardingBody, bearer: string | null = null): Promise<Onboarded> {
      refuseBadOnboarding(form, profiles.rules());
      if (bearer !== null && !(await admit(actor, form)).hasStudentId) await claimStudentId(form, bearer);
      const profile = await complete(actor, form);
      const told = bearer === null ? null : await tellAuth(profile, bearer);
      return told ?? { user: userOf(actor, profile), revoked: [] };
    },
  };
}

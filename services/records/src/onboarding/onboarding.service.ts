import { setTimeout as sleep } from 'node:timers/promises';
import { calls, type OnboardingBody, type SessionUser } from '@portal/contracts';
import type { Actor, Clock, Logger, ServiceClient, Session, Transaction } from '@portal/service-kit';
import { isAlreadyCommitted, parseRevocationHeader, REVOCATION_HEADER } from '@portal/service-kit';
import { DomainError, isDomainError } from '@portal/service-kit/errors';
import type { PersonRepository } from '../people/person.repository';
import { blankProfile, profileChanged, withDetails, type CompleteProfile } from '../profiles/profile.domain';
import { refuseBadOnboarding } from '../profiles/profile-rules.domain';
import type { ProfileRepository } from '../profiles/profile.repository';
import type { ProfileService } from '../profiles/profile.service';
import { detailsOf, refuseForeign, userOf } from './onboarding.domain';

/** Longer than an event takes while nothing is behind, and well within the time to answer. */
const COPY_WAIT_MS = 5_000;
const COPY_LOOK_MS = 100;

interface Dependencies {
  people: Pick<PersonRepository, 'find'>;
  repository: Pick<ProfileRepository, 'find'>;
  profiles: Pick<ProfileService, 'save' | 'rules'>;
  auth: ServiceClient;
  transaction: Transaction;
  clock: Clock;
  logger: Logger;
}

interface Onboarded {
  user: SessionUser;
  /** Revocations of tokens that do not say yet that the profile is complete. */
  revoked: string[];
}

export type OnboardingService = ReturnType<typeof createOnboardingService>;

export function createOnboardingService(deps: Dependencies) {
  const { people, repository, profiles, auth, transaction, clock, logger } = deps;

  /** Without a bearer token, as in the demo data, auth learns of it by the event alone. */
  async function complete(actor: Actor, form: OnboardingBody, bearer: string | null = null): Promise<Onboarded> {
    if (!isAlreadyCommitted()) await prepare(actor, form, bearer);
    const profile = await storeProfile(actor, form);
    const applied = bearer === null ? null : await applyAtAuth(profile, bearer);
    return applied ?? { user: userOf(actor, profile), revoked: [] };
  }

  async function prepare(actor: Actor, form: OnboardingBody, bearer: string | null): Promise<void> {
    refuseBadOnboarding(form, profiles.rules());
    await waitForPerson(actor.userId);
    if (bearer === null || (await admit(actor, form)).hasStudentId) return;
    // Only auth knows whether an ID is free or may be taken over, and reserves it for the account.
    await auth.call(calls.claimStudentId, { body: { studentId: form.ID_No }, bearer });
  }

  /** The copy of a new account arrives a moment after its registration. */
  async function waitForPerson(userId: string): Promise<void> {
    const until = performance.now() + COPY_WAIT_MS;
    while (!(await people.find(userId)) && performance.now() < until) await sleep(COPY_LOOK_MS);
  }

  /** The profile before, unless this person may not complete it with this form. */
  async function admit(actor: Actor, form: OnboardingBody, session?: Session) {
    const before = await repository.find(actor.userId, session);
    if (before?.details) throw new DomainError('PROFILE.ALREADY_COMPLETE');
    const person = await people.find(actor.userId, session);
    if (!person) throw new DomainError('SYSTEM.BUSY', { retryAfter: 1 });
    refuseForeign(actor, person, form);
    return { before, hasStudentId: person.studentId !== null };
  }

  function storeProfile(actor: Actor, form: OnboardingBody): Promise<CompleteProfile> {
    return transaction(async (session) => {
      const { before } = await admit(actor, form, session);
      const after = withDetails(before ?? blankProfile(actor.userId), detailsOf(actor, form, clock.now()));
      await profiles.save(before, after, actor, session);
      return after;
    });
  }

  /** Makes the next request count as onboarded. While auth does not answer, the event does it later. */
  async function applyAtAuth(profile: CompleteProfile, bearer: string): Promise<Onboarded | null> {
    try {
      const { body, headers } = await auth.call(calls.applyProfile, { body: profileChanged(profile), bearer });
      return { user: body.user, revoked: parseRevocationHeader(headers[REVOCATION_HEADER.toLowerCase()]) };
    } catch (error) {
      if (!isDomainError(error)) throw error;
      logger.warn(
        { userId: profile.userId, reason: error.details.cause ?? error.code },
        'auth has not applied the profile yet',
      );
      return null;
    }
  }

  return { complete };
}

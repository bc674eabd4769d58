import type { Clock, Outbox, Session } from '@portal/service-kit';
import type { CampusEvent } from '../events/event.domain';
import type { EventRepository } from '../events/event.repository';
import { promotableCount } from './registration.domain';
import { registrationSnapshotOf } from './registration.presenter';
import type { RegistrationRepository } from './registration.repository';

interface Dependencies {
  registrations: Pick<RegistrationRepository, 'promote'>;
  events: Pick<EventRepository, 'changeCapacity' | 'firstOnWaitlist'>;
  outbox: Outbox;
  clock: Clock;
}

export type WaitlistPromotionService = ReturnType<typeof createWaitlistPromotionService>;

export function createWaitlistPromotionService({ registrations, events, outbox, clock }: Dependencies) {
  /**
   * Gives free places to the first on the waiting list, until the event begins. The event is as this transaction left it, which has written to
   * it before, so that nobody else changes its capacity.
   */
  async function promote(event: CampusEvent, session: Session): Promise<void> {
    const count = promotableCount(event, clock.now());
    if (count === 0) return;
    const personIds = await events.firstOnWaitlist(event.id, count, session);
    const promoted = await registrations.promote(event.id, personIds, session);
    await events.changeCapacity(event.id, { taken: personIds.length, leaveWaitlist: personIds }, session);
    await outbox.enqueueMany(
      session,
      promoted.map((registration) => ({
        type: 'events.registration.promoted.v1' as const,
        subject: registration.id,
        data: registrationSnapshotOf(event, registration),
      })),
    );
  }

  return { promote };
}

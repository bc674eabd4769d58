import { randomBytes } from 'node:crypto';
import type { MyRegistration } from '@portal/contracts';
import type { Actor, Clock, Outbox, RunExclusive, Session, Transaction } from '@portal/service-kit';
import { DomainError, newId } from '@portal/service-kit';
import type { PersonRepository } from '../directory/person.repository';
import type { EventRepository } from '../events/event.repository';
import type { Registrant, Registration } from './registration.domain';
import { allocate, assertMayJoin, assertMayLeave, codeFrom } from './registration.domain';
import { myRegistrationAnswerOf, registrationSnapshotOf } from './registration.presenter';
import type { RegistrationRepository } from './registration.repository';
import type { WaitlistPromotionService } from './waitlist-promotion.service';

interface Dependencies {
  registrations: Pick<RegistrationRepository, 'findOwn' | 'add' | 'remove'>;
  events: Pick<EventRepository, 'lockCapacity' | 'changeCapacity'>;
  people: Pick<PersonRepository, 'findMany'>;
  waitlist: WaitlistPromotionService;
  /** By event, shared with what else changes its capacity. */
  runExclusive: RunExclusive;
  transaction: Transaction;
  outbox: Outbox;
  clock: Clock;
}

interface Joining {
  actor: Actor;
  person: Registrant;
  eventId: string;
}

export type RegistrationService = ReturnType<typeof createRegistrationService>;

export function createRegistrationService(deps: Dependencies) {
  const { registrations, events, people, waitlist, runExclusive, transaction, outbox, clock } = deps;

  async function join(actor: Actor, eventId: string): Promise<MyRegistration> {
    const person = await personOf(actor);
    return runExclusive(eventId, () => transaction((session) => joinWithin({ actor, person, eventId }, session)));
  }

  async function joinWithin({ actor, person, eventId }: Joining, session: Session): Promise<MyRegistration> {
    const { event, sequence } = await lock(eventId, session);
    const now = clock.now();
    assertMayJoin(event, now);
    if (await registrations.findOwn(eventId, person.id, session)) throw new DomainError('REGISTRATION.ALREADY_JOINED');
    const { status, waitlistPosition } = allocate(event);
    const code = codeFrom(randomBytes(8));
    const registration: Registration = { id: newId(), eventId, person, status, code, joinedAt: now };
    await registrations.add({ registration, sequence, notifiedVersion: event.version }, session);
    const change = status === 'registered' ? { taken: 1 } : { joinWaitlist: person.id };
    await events.changeCapacity(eventId, change, session);
    const data = {
      ...registrationSnapshotOf(event, registration),
      ...(waitlistPosition !== undefined && { position: waitlistPosition }),
    };
    await outbox.enqueue(session, { type: 'events.registration.joined.v1', subject: registration.id, data, actor });
    return myRegistrationAnswerOf(registration, waitlistPosition);
  }

  /** The copy has the student ID and the newest name; it may lack a person who has only just signed up. */
  async function personOf({ userId, username, name }: Actor): Promise<Registrant> {
    const [person] = await people.findMany([userId]);
    return person ?? { id: userId, username, name };
  }

  async function leave(actor: Actor, eventId: string): Promise<void> {
    return runExclusive(eventId, () => transaction((session) => leaveWithin(actor, eventId, session)));
  }

  async function leaveWithin(actor: Actor, eventId: string, session: Session): Promise<void> {
    const { event } = await lock(eventId, session);
    const registration = await registrations.findOwn(eventId, actor.userId, session);
    if (!registration) throw new DomainError('REGISTRATION.NOT_FOUND');
    assertMayLeave(event, registration, clock.now());
    await registrations.remove(registration.id, session);
    const data = registrationSnapshotOf(event, registration);
    await outbox.enqueue(session, { type: 'events.registration.left.v1', subject: registration.id, data, actor });
    if (registration.status === 'waiting') {
      return events.changeCapacity(eventId, { leaveWaitlist: [actor.userId] }, session);
    }
    await events.changeCapacity(eventId, { taken: -1 }, session);
    if (event.status === 'cancelled') return;
    const capacity = { ...event.capacity, taken: event.capacity.taken - 1 };
    await waitlist.promote({ ...event, capacity }, session);
  }

  async function lock(eventId: string, session: Session) {
    const locked = await events.lockCapacity(eventId, session);
    if (!locked) throw new DomainError('EVENT.NOT_FOUND');
    return locked;
  }

  return { join, leave };
}

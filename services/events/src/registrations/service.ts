import { randomBytes } from 'node:crypto';
import type { MyRegistration } from '@portal/contracts';
import type { Actor, Clock, Outbox, Session, Transaction, RunExclusive } from '@portal/service-kit';
import { DomainError, newId } from '@portal/service-kit';
import type { CampusEvent } from '../events/domain';
import type { JoiningPerson, Registration } from './domain';
import { assertMayLeave, assertTakesJoins, codeFrom, myAnswerOf, placeFor, promotable, snapshotOf } from './domain';
import type { RegistrationRepository } from './repository';

/** Places and the line of an event, by the writes that every change of them begins with. */
export interface Seats {
  /** Holds the event for the transaction; `turn` tells which change of its seats this is. */
  open(id: string, session: Session, reader?: string): Promise<{ event: CampusEvent; turn: number } | null>;
  change(
    id: string,
    change: { taken?: number; checkedIn?: number; queue?: string; dequeue?: readonly string[] },
    session: Session,
  ): Promise<void>;
  /** The first of the line. */
  first(id: string, count: number, session: Session): Promise<string[]>;
}

interface Dependencies {
  registrations: RegistrationRepository;
  seats: Seats;
  people: { named(ids: readonly string[]): Promise<JoiningPerson[]> };
  turns: RunExclusive;
  transaction: Transaction;
  outbox: Outbox;
  clock: Clock;
}

export type RegistrationService = ReturnType<typeof createRegistrationService>;

export function createRegistrationService(deps: Dependencies) {
  return {
    join: join(deps),
    leave: leave(deps),
    fillPlaces: fillPlaces(deps),
    /** Follows what people change of themselves. */
    follow: deps.registrations.follow,
  };
}

const join =
  (deps: Dependencies) =>
  async (actor: Actor, eventId: string): Promise<MyRegistration> => {
    const person = await personOf(deps, actor);
    return deps.turns(eventId, () => deps.transaction((session) => joinIn(deps, { actor, person, eventId }, session)));
  };

interface Joining {
  actor: Actor;
  person: JoiningPerson;
  eventId: string;
}

async function joinIn(deps: Dependencies, { actor, person, eventId }: Joining, session: Session) {
  const { registrations, seats, outbox, clock } = deps;
  const { event, turn } = await opened(seats.open(eventId, session));
  const now = clock.now();
  assertTakesJoins(event, now);
  if (await registrations.findOwn(eventId, person.id, session)) throw new DomainError('REGISTRATION.ALREADY_JOINED');
  const { status, position } = placeFor(event);
  const registration: Registration = {
    id: newId(),
    eventId,
    person,
    status,
    code: codeFrom(randomBytes(8)),
    joinedAt: now,
  };
  await registrations.add(registration, { turn, version: event.version }, session);
  await seats.change(eventId, status === 'registered' ? { taken: 1 } : { queue: person.id }, session);
  const data = { ...snapshotOf(event, registration), ...(position !== undefined && { position }) };
  await outbox.enqueue(session, { type: 'events.registration.joined.v1', subject: registration.id, data, actor });
  return myAnswerOf(registration, position);
}

/** The copy knows the student ID and the newest name; who has just registered may not be in it yet. */
async function personOf({ people }: Dependencies, { userId, username, name }: Actor): Promise<JoiningPerson> {
  const [known] = await people.named([userId]);
  return known ?? { id: userId, username, name };
}

const leave =
  (deps: Dependencies) =>
  async (actor: Actor, eventId: string): Promise<void> =>
    deps.turns(eventId, () => deps.transaction((session) => leaveIn(deps, { actor, eventId }, session)));

async function leaveIn(deps: Dependencies, { actor, eventId }: Omit<Joining, 'person'>, session: Session) {
  const { registrations, seats, outbox, clock } = deps;
  const { event } = await opened(seats.open(eventId, session));
  const registration = await registrations.findOwn(eventId, actor.userId, session);
  if (!registration) throw new DomainError('REGISTRATION.NOT_FOUND');
  assertMayLeave(event, registration, clock.now());
  await registrations.remove(registration.id, session);
  const data = snapshotOf(event, registration);
  await outbox.enqueue(session, { type: 'events.registration.left.v1', subject: registration.id, data, actor });
  if (registration.status === 'waiting') return seats.change(eventId, { dequeue: [actor.userId] }, session);
  await seats.change(eventId, { taken: -1 }, session);
  if (event.status === 'cancelled') return;
  await fillPlaces(deps)({ ...event, seats: { ...event.seats, taken: event.seats.taken - 1 } }, session);
}

/**
 * Gives free places to the first in line, as many as fit. The event is as it is now in this transaction, which has
 * written to it before.
 */
const fillPlaces =
  ({ registrations, seats, outbox }: Dependencies) =>
  async (event: CampusEvent, session: Session): Promise<void> => {
    const count = promotable(event);
    if (count === 0) return;
    const personIds = await seats.first(event.id, count, session);
    const promoted = await registrations.promote(event.id, personIds, session);
    await seats.change(event.id, { taken: personIds.length, dequeue: personIds }, session);
    const told = promoted.map((registration) => ({
      type: 'events.registration.promoted.v1' as const,
      subject: registration.id,
      data: snapshotOf(event, registration),
    }));
    await outbox.enqueueMany(session, told);
  };

async function opened<T>(opening: Promise<T | null>): Promise<T> {
  const found = await opening;
  if (!found) throw new DomainError('EVENT.NOT_FOUND');
  return found;
}

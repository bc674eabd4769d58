import type { AnswerOf } from '@portal/contracts';
import { calls } from '@portal/contracts';
import type { Actor, Clock, Outbox, RunExclusive, Session, Transaction } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit';
import { requireManaged } from '../events/event.domain';
import type { EventRepository } from '../events/event.repository';
import { assertMayCheckIn, cameAt, nextAttendanceVersion, normalizeCode } from './registration.domain';
import { checkedInAnswerOf, registrationSnapshotOf } from './registration.presenter';
import type { RegistrationRepository } from './registration.repository';

interface Dependencies {
  registrations: Pick<RegistrationRepository, 'findShown' | 'setCheckedIn'>;
  events: Pick<EventRepository, 'lockCapacity' | 'changeCapacity'>;
  /** By event, shared with what else changes its capacity. */
  runExclusive: RunExclusive;
  transaction: Transaction;
  outbox: Outbox;
  clock: Clock;
}

interface Shown {
  /** The code as it was typed, or the id of the registration. */
  shown: string;
  /** How long ago it was shown, where it could not be sent at once. */
  secondsAgo?: number;
}

interface CheckIn extends Shown {
  actor: Actor;
  eventId: string;
}

type CheckedIn = AnswerOf<typeof calls.checkIn>;

export type CheckInService = ReturnType<typeof createCheckInService>;

export function createCheckInService(deps: Dependencies) {
  const { registrations, events, runExclusive, transaction, outbox, clock } = deps;

  async function checkIn(actor: Actor, eventId: string, given: Shown): Promise<CheckedIn> {
    return runExclusive(eventId, () => transaction((session) => checkInWithin({ actor, eventId, ...given }, session)));
  }

  async function checkInWithin(
    { actor, eventId, shown, secondsAgo = 0 }: CheckIn,
    session: Session,
  ): Promise<CheckedIn> {
    const locked = await events.lockCapacity(eventId, session);
    const event = requireManaged(actor, calls.checkIn, locked && locked.event);
    const idOrCode = /^[0-9a-f]{24}$/i.test(shown) ? { id: shown.toLowerCase() } : { code: normalizeCode(shown) };
    const registration = await registrations.findShown(eventId, idOrCode, session);
    if (!registration) throw new DomainError('REGISTRATION.NOT_FOUND');
    const now = clock.now();
    const came = cameAt(event, registration, { now, secondsAgo });
    assertMayCheckIn(event, registration, came);
    if (registration.checkedInAt) return checkedInAnswerOf(registration, registration.checkedInAt, false);
    const version = nextAttendanceVersion(registration, now);
    await registrations.setCheckedIn(registration.id, { checkedInAt: came, attendanceVersion: version }, session);
    await events.changeCapacity(eventId, { checkedIn: 1 }, session);
    const scanned = came < now ? { scannedAt: came.toISOString() } : {};
    const data = { ...registrationSnapshotOf(event, registration), version, ...scanned };
    await outbox.enqueue(session, { type: 'events.registration.checked-in.v1', subject: registration.id, data, actor });
    return checkedInAnswerOf(registration, came, true);
  }

  async function undo(actor: Actor, eventId: string, registrationId: string): Promise<void> {
    return runExclusive(eventId, () =>
      transaction((session) => undoWithin({ actor, eventId, shown: registrationId }, session)),
    );
  }

  async function undoWithin({ actor, eventId, shown: id }: CheckIn, session: Session): Promise<void> {
    const locked = await events.lockCapacity(eventId, session);
    const event = requireManaged(actor, calls.undoCheckIn, locked && locked.event);
    const registration = await registrations.findShown(eventId, { id }, session);
    if (!registration) throw new DomainError('REGISTRATION.NOT_FOUND');
    if (!registration.checkedInAt) return;
    const version = nextAttendanceVersion(registration, clock.now());
    await registrations.setCheckedIn(id, { checkedInAt: null, attendanceVersion: version }, session);
    await events.changeCapacity(eventId, { checkedIn: -1 }, session);
    const data = { ...registrationSnapshotOf(event, registration), version };
    await outbox.enqueue(session, { type: 'events.registration.check-in-undone.v1', subject: id, data, actor });
  }

  return { checkIn, undo };
}

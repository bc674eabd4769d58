import type { EventData, ListedRegistration, MyRegistration, RegistrationStatus } from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';
import type { CampusEvent, Seats } from '../events/domain';
import { stateOf } from '../event-view/domain';
import { nextStatus } from '../status/domain';

export interface JoiningPerson {
  id: string;
  username: string;
  name: string;
  studentId?: string;
}

/** A place at an event, or a place in the line for one. */
export interface Registration {
  id: string;
  eventId: string;
  person: JoiningPerson;
  status: RegistrationStatus;
  /** What is shown at the door, without its hyphen. */
  code: string;
  joinedAt: Date;
  checkedInAt?: Date;
}

/** Who may join now, or why not. */
export function assertTakesJoins(event: CampusEvent, now: Date): void {
  if (event.status === 'cancelled') throw new DomainError('EVENT.CANCELLED');
  assertNotOver(event, now);
  if (stateOf(event, now) !== 'open') throw new DomainError('REGISTRATION.CLOSED');
}

/** A freed place is given on at once, so a free place means that nobody waits. */
export function placeFor({ registration, seats }: CampusEvent): { status: RegistrationStatus; position?: number } {
  if (placesLeft(registration, seats) > 0) return { status: 'registered' };
  return { status: 'waiting', position: seats.waiting + 1 };
}

/** How many of the line get a place: as many as fit. */
export function promotable({ registration, seats }: Pick<CampusEvent, 'registration' | 'seats'>): number {
  return Math.max(0, Math.min(seats.waiting, placesLeft(registration, seats)));
}

const placesLeft = ({ max_participants }: CampusEvent['registration'], { taken }: Seats) =>
  (max_participants ?? Infinity) - taken;

export function assertMayLeave(event: CampusEvent, registration: Registration, now: Date): void {
  assertNotOver(event, now);
  if (registration.checkedInAt) throw new DomainError('REGISTRATION.CHECKED_IN');
}

function assertNotOver(event: CampusEvent, now: Date): void {
  if ((nextStatus(event, now) ?? event.status) === 'completed') throw new DomainError('EVENT.ENDED');
}

/** Nobody is let in from the line, nor to an event that does not take place. */
export function assertMayEnter(event: CampusEvent, { status }: Registration): void {
  if (event.status === 'cancelled') throw new DomainError('EVENT.CANCELLED');
  if (status === 'waiting') throw new DomainError('REGISTRATION.ON_WAITING_LIST');
}

/** Letters and digits that nobody confuses (Crockford's base 32). */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Eight characters from as many random bytes. */
export function codeFrom(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => DIGITS[byte % DIGITS.length]).join('');
}

/** A code as people type it: without case, with or without spaces and hyphens, O for 0 and I or L for 1. */
export function typedCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
}

export function shownCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** What its owner sees. */
export function myAnswerOf(registration: Registration, position?: number): MyRegistration {
  const { id, status, code, joinedAt, checkedInAt } = registration;
  return {
    _id: id,
    status,
    ...(status === 'waiting' && position !== undefined && { position }),
    code: shownCode(code),
    joined_at: joinedAt.toISOString(),
    ...(checkedInAt && { checked_in_at: checkedInAt.toISOString() }),
  };
}

/** What the organisers see: no code, which is what the student proves to be there with. */
export function listedAnswerOf(registration: Registration, position?: number): ListedRegistration {
  const { id, person, status, joinedAt, checkedInAt } = registration;
  return {
    _id: id,
    person: {
      _id: person.id,
      username: person.username,
      personal_info: { name: person.name },
      ...(person.studentId !== undefined && { user_id: person.studentId }),
    },
    status,
    ...(position !== undefined && { position }),
    joined_at: joinedAt.toISOString(),
    ...(checkedInAt && { checked_in_at: checkedInAt.toISOString() }),
  };
}

/** What other services learn of a registration. */
export function snapshotOf(
  event: CampusEvent,
  { id, person, status }: Pick<Registration, 'id' | 'person' | 'status'>,
): EventData<'events.registration.left.v1'> {
  const { start, end, venue } = event.schedule;
  return {
    registrationId: id,
    userId: person.id,
    status,
    eventId: event.id,
    eventTitle: event.title,
    unit: event.unit,
    schedule: { start: start?.toISOString() ?? null, end: end?.toISOString() ?? null, venue },
  };
}

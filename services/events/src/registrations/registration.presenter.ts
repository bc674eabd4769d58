import type { AnswerOf, EventData, ListedRegistration, MyRegistration, calls } from '@portal/contracts';
import type { CampusEvent } from '../events/event.domain';
import { eventAnswerOf } from '../events/event.presenter';
import type { Registration } from './registration.domain';
import { formatCode } from './registration.domain';

/** For the person who registered. */
export function myRegistrationAnswerOf(registration: Registration, waitlistPosition?: number): MyRegistration {
  const { id, status, code, joinedAt, checkedInAt } = registration;
  return {
    _id: id,
    status,
    ...(status === 'waiting' && waitlistPosition !== undefined && { position: waitlistPosition }),
    code: formatCode(code),
    joined_at: joinedAt.toISOString(),
    ...(checkedInAt && { checked_in_at: checkedInAt.toISOString() }),
  };
}

export function joinedEventAnswerOf(
  registration: Registration,
  event: CampusEvent,
  now: Date,
): AnswerOf<typeof calls.listMyRegistrations>[number] {
  const { _id, title, status, category, schedule, organizing_unit_id } = eventAnswerOf(event, { now });
  return {
    event: { _id, title, status, category, schedule, organizing_unit_id },
    ...myRegistrationAnswerOf(registration, event.capacity.waitlistPosition),
  };
}

/** For organizers. Without the code, which the student shows to prove who came. */
export function listedRegistrationAnswerOf(registration: Registration, waitlistPosition?: number): ListedRegistration {
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
    ...(waitlistPosition !== undefined && { position: waitlistPosition }),
    joined_at: joinedAt.toISOString(),
    ...(checkedInAt && { checked_in_at: checkedInAt.toISOString() }),
  };
}

/** `first` is false for who was checked in before, at the time that is answered. */
export function checkedInAnswerOf(
  registration: Registration,
  at: Date,
  first: boolean,
): AnswerOf<typeof calls.checkIn> {
  return { ...listedRegistrationAnswerOf(registration), checked_in_at: at.toISOString(), first };
}

/** What other services get of a registration. */
export function registrationSnapshotOf(
  event: CampusEvent,
  { id, person, status }: Registration,
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

import {
  TEXT_LIMITS,
  type EventAnswer,
  type EventData,
  type MyRegistration,
  type RoomRequestAnswer,
} from '@portal/contracts';
import type { CampusEvent } from './event.domain';
import { correctableUntil, registrationStateOf } from './event.domain';

/** What an answer holds beyond the part for everybody. */
export interface EventView {
  now: Date;
  /** Adds what only those who manage the event see. */
  managed?: boolean;
  roomRequests?: RoomRequestAnswer[] | undefined;
  /** The reader's own. */
  registration?: MyRegistration | undefined;
}

export function eventAnswerOf(event: CampusEvent, view: EventView): EventAnswer {
  const { id, version, title, description, status, category, type, schedule, unit, organizers, createdAt } = event;
  const { skills } = event;
  const { managed = false, roomRequests, registration } = view;
  return {
    _id: id,
    version,
    title,
    description,
    status,
    category,
    type,
    schedule: {
      start: isoOrNull(schedule.start),
      end: isoOrNull(schedule.end),
      venue: schedule.venue,
      mode: schedule.mode,
    },
    organizing_unit_id: { _id: unit.id, name: unit.name, category: unit.category },
    organizers: organizers.map(({ kind, id: _id, name }) => ({ _id, kind, personal_info: { name } })),
    ...(skills.length > 0 && { skills: skills.map(({ id: _id, name }) => ({ _id, name })) }),
    registration: registrationOf(event, view),
    ...(registration && { my_registration: registration }),
    ...cancellationOf(event),
    ...(managed && { budget: event.budget, ...correctionOf(event, view.now) }),
    ...(roomRequests && { room_requests: roomRequests }),
    created_at: createdAt.toISOString(),
  };
}

/** For lists: without skills, and of a long description only the beginning, so that a page stays small. */
export function listedEventAnswerOf(event: CampusEvent, view: EventView): EventAnswer {
  const { description, skills: _skills, ...answer } = eventAnswerOf(event, view);
  return { description: excerptOf(description), ...answer };
}

/** For the lists of those who manage events. */
export function managedEventAnswerOf(event: CampusEvent, view: Omit<EventView, 'managed'>): EventAnswer {
  return { ...listedEventAnswerOf(event, { ...view, managed: true }), room_request_count: event.roomRequestCount };
}

/** Counted in code points, so that no character is cut in two. */
const EXCERPT = new RegExp(`^.{${TEXT_LIMITS.excerpt - 1}}`, 'su');

function excerptOf(text: string): string {
  if (text.length <= TEXT_LIMITS.excerpt) return text;
  const excerpt = EXCERPT.exec(text)?.[0];
  return excerpt === undefined ? text : `${excerpt.trimEnd()}…`;
}

function registrationOf(event: CampusEvent, { now, managed }: EventView): EventAnswer['registration'] {
  const { required, start, end, ...registration } = event.registration;
  const { taken, waiting, checkedIn } = event.capacity;
  return {
    required,
    ...registration,
    ...(start && { start: start.toISOString() }),
    ...(end && { end: end.toISOString() }),
    ...(required && { state: registrationStateOf(event, now), taken, waiting }),
    ...(required && managed && { checked_in: checkedIn }),
  };
}

function correctionOf(event: CampusEvent, now: Date): Pick<EventAnswer, 'correctable_until'> {
  const until = correctableUntil(event, now);
  return until && until > now ? { correctable_until: until.toISOString() } : {};
}

function cancellationOf({ cancellation }: CampusEvent): Pick<EventAnswer, 'cancellation'> {
  return cancellation ? { cancellation: { reason: cancellation.reason, at: cancellation.at.toISOString() } } : {};
}

/** What other services get of an event. */
export function eventSnapshotOf(event: CampusEvent): EventData<'events.event.created.v1'> {
  const { id, version, title, category, status, schedule, unit, createdAt } = event;
  return {
    version,
    eventId: id,
    title,
    category,
    status,
    start: isoOrNull(schedule.start),
    end: isoOrNull(schedule.end),
    venue: schedule.venue,
    unit,
    createdAt: createdAt.toISOString(),
    ...auditedFieldsOf(event),
  };
}

/** What the audit compares from version to version, and what other services need beside. */
function auditedFieldsOf({ description, type, schedule, organizers, skills, registration, budget }: CampusEvent) {
  const { start, end, max_participants: maxParticipants, ...rules } = registration;
  return {
    description,
    type,
    mode: schedule.mode,
    organizers: organizers.map(({ name }) => name),
    ...(skills.length > 0 && { skills }),
    registration: {
      ...rules,
      ...(start && { start: start.toISOString() }),
      ...(end && { end: end.toISOString() }),
      ...(maxParticipants !== undefined && { maxParticipants }),
    },
    budget,
  };
}

const isoOrNull = (date: Date | null) => date?.toISOString() ?? null;

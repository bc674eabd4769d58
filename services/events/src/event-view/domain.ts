import {
  TEXT_LIMITS,
  type EventAnswer,
  type EventData,
  type MyRegistration,
  type RoomRequestAnswer,
} from '@portal/contracts';
import type { CampusEvent } from '../events/domain';
import { nextStatus } from '../status/domain';

/** What a reader gets of an event beyond what everybody does. */
export interface EventView {
  now: Date;
  /** For those who manage it. */
  managed?: boolean;
  roomRequests?: RoomRequestAnswer[];
  /** The reader's own. */
  registration?: MyRegistration | undefined;
}

const written = (date: Date | null) => date?.toISOString() ?? null;

/** What the screens get: everybody's part, and that of whom the view is for. */
export function answerOf(event: CampusEvent, view: EventView): EventAnswer {
  const { id, version, title, description, status, category, type, schedule, unit, organizers, createdAt } = event;
  const { managed = false, roomRequests, registration } = view;
  return {
    _id: id,
    version,
    title,
    description,
    status,
    category,
    type,
    schedule: { ...schedule, start: written(schedule.start), end: written(schedule.end) },
    organizing_unit_id: { _id: unit.id, name: unit.name, category: unit.category },
    organizers: organizers.map(({ kind, id: _id, name }) => ({ _id, kind, personal_info: { name } })),
    registration: registrationOf(event, view),
    ...(registration && { my_registration: registration }),
    ...cancellationOf(event),
    ...(managed && { budget: event.budget }),
    ...(roomRequests && { room_requests: roomRequests }),
    created_at: createdAt.toISOString(),
  };
}

/** The same in a list: of a long description only the beginning, so that a page stays small whatever people write. */
export function listedAnswerOf(event: CampusEvent, view: EventView): EventAnswer {
  return { ...answerOf(event, view), description: beginningOf(event.description) };
}

/** Counted in code points, so that no letter is cut in two. */
const BEGINNING = new RegExp(`^.{${TEXT_LIMITS.excerpt - 1}}`, 'su');

function beginningOf(text: string): string {
  if (text.length <= TEXT_LIMITS.excerpt) return text;
  const beginning = BEGINNING.exec(text)?.[0];
  return beginning === undefined ? text : `${beginning.trimEnd()}…`;
}

function registrationOf(event: CampusEvent, { now, managed }: EventView): EventAnswer['registration'] {
  const { start, end, ...registration } = event.registration;
  const { taken, waiting, checkedIn } = event.seats;
  return {
    ...registration,
    ...(start && { start: start.toISOString() }),
    ...(end && { end: end.toISOString() }),
    ...(registration.required && { state: stateOf(event, now), taken, waiting }),
    ...(registration.required && managed && { checked_in: checkedIn }),
  };
}

function cancellationOf({ cancellation }: CampusEvent): Pick<EventAnswer, 'cancellation'> {
  return cancellation ? { cancellation: { reason: cancellation.reason, at: cancellation.at.toISOString() } } : {};
}

/** Whether one may join now. The clock decides, not the stored status, which a job brings up to date a moment later. */
export function stateOf(event: CampusEvent, now: Date): 'not-yet' | 'open' | 'closed' {
  const { required, start, end } = event.registration;
  const status = nextStatus(event, now) ?? event.status;
  if (!required || status === 'cancelled' || status === 'completed' || (end && end <= now)) return 'closed';
  return start && now < start ? 'not-yet' : 'open';
}

/** What other services learn of an event. */
export function snapshotOf(event: CampusEvent): EventData<'events.event.created.v1'> {
  const { id, version, title, category, status, schedule, unit, createdAt } = event;
  return {
    version,
    eventId: id,
    title,
    category,
    status,
    start: written(schedule.start),
    end: written(schedule.end),
    venue: schedule.venue,
    unit,
    createdAt: createdAt.toISOString(),
    ...saidOf(event),
  };
}

/** What is told for the record of what was changed. */
function saidOf({ description, type, schedule, organizers, registration, budget }: CampusEvent) {
  const { start, end, max_participants: maxParticipants, ...rules } = registration;
  return {
    description,
    type,
    mode: schedule.mode,
    organizers: organizers.map(({ name }) => name),
    registration: {
      ...rules,
      ...(start && { start: start.toISOString() }),
      ...(end && { end: end.toISOString() }),
      ...(maxParticipants !== undefined && { maxParticipants }),
    },
    budget,
  };
}

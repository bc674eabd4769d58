import type { BodyOf, EventCategory, EventMode, EventStatus, UnitCategory, UnitRef, calls } from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';
import { areasOf } from '../areas/domain';
import { nextStatus, statusAt } from '../status/domain';

export interface Organizer {
  kind: 'user' | 'unit';
  id: string;
  name: string;
}

export interface PersonRef {
  id: string;
  name: string;
}

/** Places and the line for them, as far as they leave the store. */
export interface Seats {
  taken: number;
  checkedIn: number;
  waiting: number;
  /** The reader's own place in line, 1 for the first; absent for who is not in it. */
  position?: number;
}

/** Named after the campus, because `Event` is the browser's and the bus's word too. */
export interface CampusEvent {
  id: string;
  version: number;
  title: string;
  description: string;
  status: EventStatus;
  category: EventCategory;
  type: string;
  unit: UnitRef;
  areas: UnitCategory[];
  organizers: Organizer[];
  schedule: { start: Date | null; end: Date | null; venue: string; mode: EventMode };
  registration: { required: boolean; start?: Date; end?: Date; fees?: number; max_participants?: number };
  seats: Seats;
  budget: { allocated: number; sponsors: string[] };
  roomRequestCount: number;
  createdBy: PersonRef;
  createdAt: Date;
  cancellation?: { reason: string; by: PersonRef; at: Date };
}

export type EventPlan = BodyOf<typeof calls.createEvent>;

interface Planning {
  id: string;
  unit: UnitRef;
  organizers: Organizer[];
  creator: PersonRef;
  now: Date;
}

const dateOf = (instant: string | undefined) => (instant === undefined ? null : new Date(instant));

/** An event that is entered after it began is already ongoing or over. */
export function planEvent(plan: EventPlan, { id, unit, organizers, creator, now }: Planning): CampusEvent {
  const schedule = {
    start: dateOf(plan.schedule.start),
    end: dateOf(plan.schedule.end),
    venue: plan.schedule.venue ?? '',
    mode: plan.schedule.mode ?? 'offline',
  };
  return {
    id,
    version: 1,
    title: plan.title,
    description: plan.description,
    status: statusAt(schedule, now),
    category: plan.category,
    type: plan.type,
    unit,
    areas: areasOf(plan.category, unit),
    organizers,
    schedule,
    registration: registrationOf(plan.registration),
    seats: { taken: 0, checkedIn: 0, waiting: 0 },
    budget: plan.budget,
    roomRequestCount: 0,
    createdBy: creator,
    createdAt: now,
  };
}

function registrationOf({ required, start, end, fees, max_participants }: EventPlan['registration']) {
  if (!required) return { required };
  return {
    required,
    ...(start !== undefined && { start: new Date(start) }),
    ...(end !== undefined && { end: new Date(end) }),
    ...(fees !== undefined && { fees }),
    ...(max_participants !== undefined && { max_participants }),
  };
}

/** The clock decides, not the stored status, which a job brings up to date a moment later. */
export function assertTakesRooms(event: CampusEvent, now: Date): void {
  assertNotOver(event, now);
  if (event.status === 'cancelled') throw new DomainError('EVENT.CANCELLED');
}

export function cancel(event: CampusEvent, cancellation: { reason: string; by: PersonRef; at: Date }): CampusEvent {
  assertTakesRooms(event, cancellation.at);
  return { ...event, version: event.version + 1, status: 'cancelled', cancellation };
}

function assertNotOver(event: CampusEvent, now: Date): void {
  if ((nextStatus(event, now) ?? event.status) === 'completed') throw new DomainError('EVENT.ENDED');
}

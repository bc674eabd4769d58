import type {
  BodyOf,
  Call,
  EventCategory,
  EventMode,
  EventStatus,
  UnitCategory,
  UnitRef,
  calls,
} from '@portal/contracts';
import { DAY_MS, unitCategoryOf } from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';
import { requireInScope, scopeOf, type ScopedCaller } from '@portal/service-kit/scope';
import type { Organizer } from '../directory/organizer.domain';
import type { SkillRef } from '../directory/skill.domain';
import { nextStatus, overAt, statusAt } from './event-status.domain';

export interface PersonRef {
  id: string;
  name: string;
}

/** How many registered, were checked in and wait; the waiting list itself stays in the store. */
export interface Capacity {
  taken: number;
  checkedIn: number;
  waiting: number;
  /** The reader's own, 1 for the first; absent for who does not wait. */
  waitlistPosition?: number;
}

/** Not `Event`, which is a global of the language's libraries and the bus's word too. */
export interface CampusEvent {
  id: string;
  version: number;
  title: string;
  description: string;
  status: EventStatus;
  category: EventCategory;
  type: string;
  unit: UnitRef;
  /** Its own category and that of its unit: the general secretaries of both are responsible for it. */
  categories: UnitCategory[];
  organizers: Organizer[];
  /** What those who attend may claim. */
  skills: SkillRef[];
  schedule: { start: Date | null; end: Date | null; venue: string; mode: EventMode };
  registration: { required: boolean; start?: Date; end?: Date; fees?: number; max_participants?: number };
  capacity: Capacity;
  budget: { allocated: number; sponsors: string[] };
  roomRequestCount: number;
  createdBy: PersonRef;
  createdAt: Date;
  /** Of this version. */
  changedAt: Date;
  /** When the portal took it for over; null before that, and for one that was over in an earlier build. */
  completedAt: Date | null;
  cancellation?: { reason: string; by: PersonRef; at: Date };
}

/** A change that those who registered are notified of, with what was before or why. */
export type NotifiedChange =
  | { change: 'moved'; previous: Pick<CampusEvent['schedule'], 'start' | 'end' | 'venue'>; reason?: never }
  | { change: 'cancelled'; reason: string; previous?: never };

export type EventPlan = BodyOf<typeof calls.createEvent>;

interface Planning {
  id: string;
  unit: UnitRef;
  organizers: Organizer[];
  skills: SkillRef[];
  creator: PersonRef;
  now: Date;
}

export function categoriesOf(category: EventCategory, unit: UnitRef): UnitCategory[] {
  return [...new Set([unit.category, unitCategoryOf(category)])];
}

/** The event, if it exists and the caller may make this call on it. */
export function requireManaged(caller: ScopedCaller, call: Pick<Call, 'who'>, event: CampusEvent | null): CampusEvent {
  if (!event) throw new DomainError('EVENT.NOT_FOUND');
  requireInScope(scopeOf(caller, call), event, 'EVENT.OUT_OF_SCOPE');
  return event;
}

const dateOf = (instant: string | undefined) => (instant === undefined ? null : new Date(instant));

/** An event that is entered after it began is already ongoing or over. */
export function planEvent(plan: EventPlan, { id, unit, organizers, skills, creator, now }: Planning): CampusEvent {
  const schedule = {
    start: dateOf(plan.schedule.start),
    end: dateOf(plan.schedule.end),
    venue: plan.schedule.venue ?? '',
    mode: plan.schedule.mode ?? 'offline',
  };
  const status = statusAt(schedule, now);
  return {
    id,
    version: 1,
    title: plan.title,
    description: plan.description,
    status,
    category: plan.category,
    type: plan.type,
    unit,
    categories: categoriesOf(plan.category, unit),
    organizers,
    skills,
    schedule,
    registration: registrationOf(plan.registration),
    capacity: { taken: 0, checkedIn: 0, waiting: 0 },
    budget: plan.budget,
    roomRequestCount: 0,
    createdBy: creator,
    createdAt: now,
    changedAt: now,
    completedAt: status === 'completed' ? now : null,
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

/** The clock decides, not the stored status, which a job updates up to some seconds later. */
export function assertActive(event: CampusEvent, now: Date): void {
  assertNotOver(event, now);
  if (event.status === 'cancelled') throw new DomainError('EVENT.CANCELLED');
}

export function assertNotOver(event: CampusEvent, now: Date): void {
  if (currentStatus(event, now) === 'completed') throw new DomainError('EVENT.ENDED');
}

/** Until when an event that is over can be corrected: for a day, so that a mistyped date is not final. Null before it is over. */
export function correctableUntil(event: CampusEvent, now: Date): Date | null {
  if (currentStatus(event, now) !== 'completed') return null;
  const since = event.completedAt ?? overAt(event.schedule) ?? event.createdAt;
  return new Date(since.getTime() + DAY_MS);
}

export function assertCorrectable(event: CampusEvent, now: Date): void {
  if (event.status === 'cancelled') throw new DomainError('EVENT.CANCELLED');
  const until = correctableUntil(event, now);
  if (until && until <= now) throw new DomainError('EVENT.ENDED');
}

/** Whether one may register now. */
export function registrationStateOf(event: CampusEvent, now: Date): 'not-yet' | 'open' | 'closed' {
  const { required, start, end } = event.registration;
  const status = currentStatus(event, now);
  if (!required || status === 'cancelled' || status === 'completed' || (end && end <= now)) return 'closed';
  return start && now < start ? 'not-yet' : 'open';
}

const currentStatus = (event: CampusEvent, now: Date) => nextStatus(event, now) ?? event.status;

/** One that people were checked in to has taken place, and is not cancelled once it is over. */
export function cancelEvent(
  event: CampusEvent,
  cancellation: { reason: string; by: PersonRef; at: Date },
): CampusEvent {
  assertCorrectable(event, cancellation.at);
  if (event.capacity.checkedIn > 0) assertNotOver(event, cancellation.at);
  return { ...event, version: event.version + 1, changedAt: cancellation.at, status: 'cancelled', cancellation };
}

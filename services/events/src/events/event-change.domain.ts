import type { BodyOf } from '@portal/contracts';
import { calls } from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';
import type { Organizer } from '../directory/organizer.domain';
import type { SkillRef } from '../directory/skill.domain';
import type { CampusEvent } from './event.domain';
import { assertCorrectable, categoriesOf } from './event.domain';
import { statusAfterChange } from './event-status.domain';

export type EventChange = BodyOf<typeof calls.changeEvent>;

/** What may be changed, by the names that events.event.changed.v1 carries. */
const FIELDS = [
  'title',
  'description',
  'category',
  'type',
  'organizers',
  'skills',
  'schedule',
  'registration',
  'budget',
  'status',
] as const;

export interface ChangedEvent {
  event: CampusEvent;
  /** The fields that differ; empty when the event stays as it was. */
  changed: string[];
  /** The time and venue before, when either differs. */
  previous?: Pick<CampusEvent['schedule'], 'start' | 'end' | 'venue'>;
}

/** What the change names by id; absent where it does not. */
interface Resolved {
  organizers?: Organizer[] | undefined;
  skills?: SkillRef[] | undefined;
  now: Date;
}

/** Fields that the change does not name stay; the result must be valid by the rules of a new event. */
export function changeEvent(
  event: CampusEvent,
  change: EventChange,
  { organizers = event.organizers, skills = event.skills, now }: Resolved,
): ChangedEvent {
  assertCorrectable(event, now);
  if (change.version !== undefined && change.version !== event.version) {
    throw new DomainError('EVENT.CHANGED_MEANWHILE');
  }
  const merged = { ...merge(event, change), organizers, skills };
  assertConsistent(merged);
  assertFits(merged);
  const status = statusAfterChange(merged, now);
  const completedAt = status === 'completed' ? (event.completedAt ?? now) : null;
  const next = { ...merged, status, completedAt, categories: categoriesOf(merged.category, event.unit) };
  const changed = FIELDS.filter((field) => JSON.stringify(next[field]) !== JSON.stringify(event[field]));
  if (changed.length === 0) return { event, changed };
  return {
    event: { ...next, version: event.version + 1, changedAt: now },
    changed,
    ...(placeOf(next) !== placeOf(event) && { previous: event.schedule }),
  };
}

const placeOf = ({ schedule: { start, end, venue } }: CampusEvent) => JSON.stringify([start, end, venue]);

function merge(event: CampusEvent, change: EventChange): CampusEvent {
  const { title, description, category, type, schedule, budget, registration } = change;
  return {
    ...event,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(category !== undefined && { category }),
    ...(type !== undefined && { type }),
    ...(schedule && { schedule: mergeSchedule(event.schedule, schedule) }),
    ...(registration && { registration: mergeRegistration(event.registration, registration) }),
    budget: {
      allocated: budget?.allocated ?? event.budget.allocated,
      sponsors: budget?.sponsors ?? event.budget.sponsors,
    },
  };
}

function mergeSchedule(
  { start, end, venue, mode }: CampusEvent['schedule'],
  change: NonNullable<EventChange['schedule']>,
): CampusEvent['schedule'] {
  return {
    start: dateOr(start, change.start) ?? null,
    end: dateOr(end, change.end) ?? null,
    venue: change.venue ?? venue,
    mode: change.mode ?? mode,
  };
}

/** `null` removes a field, `undefined` leaves it. */
function mergeRegistration(
  known: CampusEvent['registration'],
  change: NonNullable<EventChange['registration']>,
): CampusEvent['registration'] {
  const required = change.required ?? known.required;
  if (!required) return { required };
  const start = dateOr(known.start, change.start);
  const end = dateOr(known.end, change.end);
  const fees = change.fees === undefined ? known.fees : change.fees;
  const places = change.max_participants === undefined ? known.max_participants : change.max_participants;
  return {
    required,
    ...(start && { start }),
    ...(end && { end }),
    ...(fees !== undefined && fees !== null && { fees }),
    ...(places !== undefined && places !== null && { max_participants: places }),
  };
}

function dateOr<T>(known: T, instant: string | null | undefined): T | Date | null {
  if (instant === undefined) return known;
  return instant === null ? null : new Date(instant);
}

function assertConsistent({ title, category, unit, schedule, registration }: CampusEvent): void {
  const { start, end, venue, mode } = schedule;
  const read = calls.createEvent.body.safeParse({
    title,
    category,
    organizing_unit_id: unit.id,
    schedule: { ...(start && { start: start.toISOString() }), ...(end && { end: end.toISOString() }), venue, mode },
    registration: {
      required: registration.required,
      ...(registration.start && { start: registration.start.toISOString() }),
      ...(registration.end && { end: registration.end.toISOString() }),
    },
  });
  if (read.success) return;
  const errors = read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new DomainError('REQUEST.INVALID', { errors });
}

/** Nobody who registered loses the registration, or the way to give it up, by a change. */
function assertFits({ registration: { required, max_participants }, capacity: { taken, waiting } }: CampusEvent): void {
  if (!required && taken + waiting > 0) throw new DomainError('EVENT.HAS_REGISTRATIONS');
  if (max_participants !== undefined && max_participants < taken) {
    throw new DomainError('EVENT.CAPACITY_BELOW_TAKEN', { taken });
  }
}

import type { BodyOf } from '@portal/contracts';
import { calls } from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';
import { areasOf } from '../areas/domain';
import { nextStatus } from '../status/domain';
import type { CampusEvent, Organizer } from './domain';
import { assertTakesRooms } from './domain';

export type EventChange = BodyOf<typeof calls.changeEvent>;

/** What may be changed, as others are told which of it was. */
const FIELDS = [
  'title',
  'description',
  'category',
  'type',
  'organizers',
  'schedule',
  'registration',
  'budget',
  'status',
] as const;

export interface ChangedEvent {
  event: CampusEvent;
  /** Names of what is different; none when all was so before. */
  changed: string[];
  /** Where and when it was to be, when that is different. */
  previous?: Pick<CampusEvent['schedule'], 'start' | 'end' | 'venue'>;
}

/** What the change names is changed and the rest stays; the whole must be as good as a new event has to be. */
export function changeEvent(
  event: CampusEvent,
  change: EventChange,
  { organizers = event.organizers, now }: { organizers?: Organizer[] | undefined; now: Date },
): ChangedEvent {
  assertTakesRooms(event, now);
  if (change.version !== undefined && change.version !== event.version) {
    throw new DomainError('EVENT.CHANGED_MEANWHILE');
  }
  const merged = { ...merge(event, change), organizers };
  assertConsistent(merged);
  assertFits(merged);
  const status = nextStatus(merged, now) ?? event.status;
  const next = { ...merged, status, areas: areasOf(merged.category, event.unit) };
  const changed = FIELDS.filter((field) => JSON.stringify(next[field]) !== JSON.stringify(event[field]));
  if (changed.length === 0) return { event, changed };
  return {
    event: { ...next, version: event.version + 1 },
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

/** Null takes away, undefined leaves. */
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

/** By the very rules of a new event. */
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

/** Nobody who is in loses a place, or the way to give it back, by an edit. */
function assertFits({ registration: { required, max_participants }, seats: { taken, waiting } }: CampusEvent): void {
  if (!required && taken + waiting > 0) throw new DomainError('EVENT.HAS_REGISTRATIONS');
  if (max_participants !== undefined && max_participants < taken) {
    throw new DomainError('EVENT.CAPACITY_BELOW_TAKEN', { taken });
  }
}

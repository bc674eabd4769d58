import * as z from 'zod';
import { keyOf } from '../text-key';
import { TEXT_LIMITS } from '../text-limits';
import { eventCategory, eventMode, eventStatus, MAX_EVENT_SKILLS, organizerKind } from '../vocabulary';
import { scheduleAnswer, unitOfEvent } from './event-parts';
import {
  calendarDay,
  instant,
  line,
  money,
  objectId,
  optionalLine,
  optionalText,
  pageQuery,
  searchText,
  text,
} from './primitives';
import { myRegistration } from './registrations';
import { roomRequest } from './rooms';

const eventSchedule = z
  .strictObject({
    start: instant.optional(),
    end: instant.optional(),
    venue: optionalLine().optional(),
    mode: eventMode.optional(),
  })
  .refine(({ start, end }) => !start || !end || Date.parse(end) > Date.parse(start), {
    path: ['end'],
    message: 'The end must be after the start.',
  });

const maxParticipants = z.int().min(1, 'At least one person must be able to join.').max(100_000);

const sponsorList = z.array(line('Please enter a sponsor.', TEXT_LIMITS.name)).max(TEXT_LIMITS.list);

const eventRegistration = z.strictObject({
  required: z.boolean(),
  start: instant.optional(),
  end: instant.optional(),
  fees: money.optional(),
  max_participants: maxParticipants.optional(),
});

/** An organiser as a typed reference; a bare id is looked up among people, then units. */
const organizerReference = z.union([objectId, z.strictObject({ kind: organizerKind, _id: objectId })]);

/** Endorsed skills of the catalogue that those who attend may claim. */
const skillReferences = z.array(objectId).max(MAX_EVENT_SKILLS);

export const createEventBody = z
  .strictObject({
    title: line('Please enter a title.', TEXT_LIMITS.title),
    description: optionalText.default(''),
    category: eventCategory,
    type: optionalLine(TEXT_LIMITS.name).default(''),
    organizing_unit_id: z.string({ error: 'Please choose an organizing unit.' }).pipe(objectId),
    organizers: z.array(organizerReference).max(TEXT_LIMITS.list).default([]),
    skills: skillReferences.default([]),
    schedule: eventSchedule.default({}),
    registration: eventRegistration.default({ required: false }),
    budget: z
      .strictObject({
        allocated: money.default(0),
        sponsors: sponsorList.default([]),
      })
      .default({ allocated: 0, sponsors: [] }),
  })
  .refine(
    ({ registration, schedule }) =>
      !registration.end || !schedule.end || Date.parse(registration.end) <= Date.parse(schedule.end),
    { path: ['registration', 'end'], message: 'Registration must close before the event ends.' },
  )
  .refine(
    ({ registration, schedule }) =>
      !registration.start || !schedule.end || Date.parse(registration.start) < Date.parse(schedule.end),
    { path: ['registration', 'start'], message: 'Registration must open before the event ends.' },
  )
  .refine(({ registration: { start, end } }) => !start || !end || Date.parse(end) > Date.parse(start), {
    path: ['registration', 'end'],
    message: 'Registration must close after it opens.',
  });

/** Only the given fields change; null removes a date or a limit. The unit stays the same. */
export const changeEventBody = z
  .strictObject({
    /** The version that was edited: when the event has changed since, the change is refused. */
    version: z.int().min(1),
    title: line('Please enter a title.', TEXT_LIMITS.title),
    description: optionalText,
    category: eventCategory,
    type: optionalLine(TEXT_LIMITS.name),
    organizers: z.array(organizerReference).max(TEXT_LIMITS.list),
    skills: skillReferences,
    schedule: z
      .strictObject({
        start: instant.nullable(),
        end: instant.nullable(),
        venue: optionalLine(),
        mode: eventMode,
      })
      .partial(),
    registration: z
      .strictObject({
        required: z.boolean(),
        start: instant.nullable(),
        end: instant.nullable(),
        fees: money.nullable(),
        max_participants: maxParticipants.nullable(),
      })
      .partial(),
    budget: z.strictObject({ allocated: money, sponsors: sponsorList }).partial(),
  })
  .partial();

export const cancelEventBody = z.strictObject({ reason: text('Please enter a reason.', TEXT_LIMITS.excerpt) });

/**
 * An event; in lists a long description ends after {@link TEXT_LIMITS}.excerpt characters. `start` and `end` are null until they are set. `room_requests`, `room_request_count`, `budget` and `checked_in`
 * are there only for those who manage it and the president, `my_registration` only for a student who joined.
 */
export const eventAnswer = z.object({
  _id: objectId,
  version: z.int().min(1),
  title: z.string(),
  description: z.string(),
  status: eventStatus,
  category: eventCategory,
  type: z.string(),
  schedule: scheduleAnswer,
  organizing_unit_id: unitOfEvent.nullable(),
  organizers: z.array(z.object({ _id: objectId, kind: organizerKind, personal_info: z.object({ name: z.string() }) })),
  /** What those who attend may claim; not in lists, and absent without any. */
  skills: z.array(z.object({ _id: objectId, name: z.string() })).optional(),
  registration: z.object({
    required: z.boolean(),
    start: instant.optional(),
    end: instant.optional(),
    fees: money.optional(),
    max_participants: z.int().optional(),
    /** Whether one may join now; absent where nobody has to. */
    state: z.enum(['not-yet', 'open', 'closed']).optional(),
    /** Places that are held. */
    taken: z.int().min(0).optional(),
    /** People in line for one. */
    waiting: z.int().min(0).optional(),
    checked_in: z.int().min(0).optional(),
  }),
  my_registration: myRegistration.optional(),
  cancellation: z.object({ reason: z.string(), at: instant }).optional(),
  /** Of one that is over, while it can still be corrected; for those who manage it. */
  correctable_until: instant.optional(),
  budget: z.object({ allocated: money, sponsors: z.array(z.string()) }).optional(),
  /** In lists only when they are asked for by `expand`. */
  room_requests: z.array(roomRequest).optional(),
  /** In lists. */
  room_request_count: z.int().min(0).optional(),
  created_at: instant,
});
export type EventAnswer = z.infer<typeof eventAnswer>;

export const listEventsQuery = z.strictObject({
  ...pageQuery.shape,
  username: optionalLine(254).overwrite(keyOf).optional(),
  q: searchText.optional(),
  category: eventCategory.optional(),
  status: eventStatus.optional(),
  /** Events of one unit. */
  unit: objectId.optional(),
  /** Events that touch a span of days in the institute's time zone, both ends included. */
  from: calendarDay.optional(),
  to: calendarDay.optional(),
  /** Events with a room request that waits for a decision, for those who see room requests. */
  requests: z.literal('pending').optional(),
  /** Adds the room requests of each event, for those who see them; events that are asked for by `requests` have them anyway. */
  expand: z.literal('room_requests').optional(),
});

/** A possible time and place for an event. */
export const listConflictsQuery = z.strictObject({
  start: instant,
  /** One hour after the start when absent. */
  end: instant.optional(),
  venue: searchText.optional(),
  category: eventCategory.optional(),
  unit: objectId.optional(),
  /** The event that is being edited. */
  except: objectId.optional(),
});

/** An event at the same time: for the same audience (category or unit), or in the same room. */
export const eventConflict = z.object({
  _id: objectId,
  title: z.string(),
  schedule: scheduleAnswer,
  organizing_unit_id: unitOfEvent.nullable(),
  because: z.array(z.enum(['audience', 'room'])).min(1),
});

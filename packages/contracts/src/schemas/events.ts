import * as z from 'zod';
import {
  eventCategory,
  eventMode,
  eventStatus,
  organizerKind,
  roomRequestStatus,
  TEXT_LIMITS,
  unitCategory,
  unitType,
} from '../vocabulary';
import { calendarDay, freeText, instant, line, money, objectId, pageQuery, searchText, timeOfDay } from './primitives';

const eventSchedule = z
  .strictObject({
    start: instant.optional(),
    end: instant.optional(),
    venue: z.string().trim().max(TEXT_LIMITS.line).optional(),
    mode: eventMode.optional(),
  })
  .refine(({ start, end }) => !start || !end || Date.parse(end) > Date.parse(start), {
    path: ['end'],
    message: 'The end must be after the start.',
  });

const eventRegistration = z.strictObject({
  required: z.boolean(),
  start: instant.optional(),
  end: instant.optional(),
  fees: money.optional(),
  max_participants: z.int().min(1, 'At least one person must be able to join.').max(100_000).optional(),
});

/** An organiser as a typed reference; a bare id is looked up among people, then units. */
const organizerReference = z.union([objectId, z.strictObject({ kind: organizerKind, _id: objectId })]);

export const createEventBody = z
  .strictObject({
    title: line('Please enter a title.', TEXT_LIMITS.title),
    description: freeText.default(''),
    category: eventCategory,
    type: z.string().trim().max(TEXT_LIMITS.name).default(''),
    organizing_unit_id: z.string({ error: 'Please choose an organizing unit.' }).pipe(objectId),
    organizers: z.array(organizerReference).max(TEXT_LIMITS.list).default([]),
    schedule: eventSchedule.default({}),
    registration: eventRegistration.default({ required: false }),
    budget: z
      .strictObject({
        allocated: money.default(0),
        sponsors: z.array(line('Please enter a sponsor.', TEXT_LIMITS.name)).max(TEXT_LIMITS.list).default([]),
      })
      .default({ allocated: 0, sponsors: [] }),
  })
  .refine(
    ({ registration, schedule }) =>
      !registration.end || !schedule.end || Date.parse(registration.end) <= Date.parse(schedule.end),
    { path: ['registration', 'end'], message: 'Registration must end before the event does.' },
  )
  .refine(({ registration: { start, end } }) => !start || !end || Date.parse(end) > Date.parse(start), {
    path: ['registration', 'end'],
    message: 'The end of registration must be after its start.',
  });

export const roomRequest = z.object({
  _id: objectId,
  room: z.string(),
  date: calendarDay,
  time: timeOfDay,
  end_time: timeOfDay,
  description: z.string(),
  status: roomRequestStatus,
  requested_by: z.object({ name: z.string() }).optional(),
  reviewed_by: z.object({ name: z.string() }).optional(),
  reviewed_at: instant.optional(),
  created_at: instant,
});
export type RoomRequestAnswer = z.infer<typeof roomRequest>;

/** An event; `room_requests` is there only for those who may see them, `start` and `end` are null until they are set. */
export const eventAnswer = z.object({
  _id: objectId,
  title: z.string(),
  description: z.string(),
  status: eventStatus,
  category: eventCategory,
  type: z.string(),
  schedule: z.object({
    start: instant.nullable(),
    end: instant.nullable(),
    venue: z.string(),
    mode: eventMode,
  }),
  organizing_unit_id: z.object({ _id: objectId, name: z.string(), category: unitCategory }).nullable(),
  organizers: z.array(z.object({ _id: objectId, kind: organizerKind, personal_info: z.object({ name: z.string() }) })),
  registration: z.object({
    required: z.boolean(),
    start: instant.optional(),
    end: instant.optional(),
    fees: money.optional(),
    max_participants: z.int().optional(),
  }),
  room_requests: z.array(roomRequest).optional(),
  created_at: instant,
});
export type EventAnswer = z.infer<typeof eventAnswer>;

export const createRoomRequestBody = z
  .strictObject({
    room: line('Please enter a room or venue.', TEXT_LIMITS.name),
    date: calendarDay,
    time: timeOfDay,
    /** One hour after the time when absent. */
    end_time: timeOfDay.optional(),
    description: freeText.default(''),
  })
  .refine(({ time, end_time }) => !end_time || end_time > time, {
    path: ['end_time'],
    message: 'The end must be after the start.',
  });

/** The reviewer is the session's; nothing but the decision is read. */
export const reviewRoomRequestBody = z.strictObject({ status: z.enum(['Approved', 'Rejected']) });

export const reviewedRoomRequests = z.object({ _id: objectId, room_requests: z.array(roomRequest) });

export const listEventsQuery = z.strictObject({
  ...pageQuery.shape,
  username: z.string().trim().toLowerCase().max(254).optional(),
  q: searchText.optional(),
  category: eventCategory.optional(),
  status: eventStatus.optional(),
});

/** `status` is compared without case: the dashboard asks for `pending`. */
export const listRoomRequestsQuery = z.strictObject({
  ...pageQuery.shape,
  status: z
    .string()
    .transform((value) => value.charAt(0).toUpperCase() + value.slice(1).toLowerCase())
    .pipe(roomRequestStatus)
    .optional(),
  date: calendarDay.optional(),
  room: searchText.optional(),
});

export const listedRoomRequest = z.object({
  ...roomRequest.shape,
  event: z.object({ _id: objectId, title: z.string() }),
  unit: z.object({ _id: objectId, name: z.string(), category: unitCategory }).nullable(),
});

export const roomAnswer = z.object({
  _id: objectId,
  name: z.string(),
  building: z.string(),
  capacity: z.int(),
  equipment: z.array(z.string()),
  active: z.boolean(),
});

export const pickedUnit = z.object({ _id: objectId, name: z.string(), type: unitType, category: unitCategory });
export const pickedPerson = z.object({
  _id: objectId,
  username: z.string(),
  personal_info: z.object({ name: z.string() }),
});
export const pickerQuery = z.strictObject({ ...pageQuery.shape, q: searchText.optional() });

import * as z from 'zod';
import { addDays, daysBetween } from '../calendar-day';
import { TEXT_LIMITS } from '../text-limits';
import { roomRequestStatus } from '../vocabulary';
import { pickerQuery, unitOfEvent } from './event-parts';
import {
  calendarDay,
  count,
  endTimeOfDay,
  instant,
  line,
  objectId,
  optionalLine,
  optionalText,
  pageQuery,
  searchText,
  text,
  timeOfDay,
} from './primitives';

export const roomRequest = z.object({
  _id: objectId,
  room: z.string(),
  /** What the room is for, when it is for no event. */
  purpose: z.string().optional(),
  date: calendarDay,
  time: timeOfDay,
  end_time: timeOfDay,
  /** When it ends on another day than it starts; `end_time` is `00:00` for what ends at midnight. */
  end_date: calendarDay.optional(),
  description: z.string(),
  status: roomRequestStatus,
  requested_by: z.object({ name: z.string() }).optional(),
  reviewed_by: z.object({ name: z.string() }).optional(),
  reviewed_at: instant.optional(),
  /** Why it was rejected, if the reviewer said so. */
  reason: z.string().optional(),
  created_at: instant,
});
export type RoomRequestAnswer = z.infer<typeof roomRequest>;

/** A day that has a next one, on which what is requested for it may end. */
const requestedDay = calendarDay.refine((day) => addDays(day, 1) > day, {
  error: 'Please enter a valid date.',
  abort: true,
});

export const createRoomRequestBody = z
  .strictObject({
    room: line('Please enter a room or venue.', TEXT_LIMITS.name),
    date: requestedDay,
    time: timeOfDay,
    /** One hour after the time when absent. */
    end_time: endTimeOfDay.optional(),
    /** The day on which it ends; `date` when absent. */
    end_date: requestedDay.optional(),
    description: optionalText.default(''),
  })
  .refine(({ end_time, end_date }) => end_date === undefined || end_time !== undefined, {
    path: ['end_date'],
    message: 'Enter when it ends on this day.',
  })
  .refine(({ date, end_date = date }) => end_date === date || end_date === addDays(date, 1), {
    path: ['end_date'],
    message: 'A request ends on its day or on the next one.',
  })
  .refine(({ date, time, end_time, end_date = date }) => !end_time || end_date > date || end_time > time, {
    path: ['end_time'],
    message: 'The end must be after the start.',
  });

/** A request without an event is a unit's. */
export const requestRoomForPurposeBody = createRoomRequestBody.safeExtend({
  unit_id: objectId,
  purpose: line('Please enter a purpose.', TEXT_LIMITS.title),
});

/** The reviewer is the session's. The requester sees the reason of a rejection. */
export const reviewRoomRequestBody = z
  .strictObject({
    status: z.enum(['Approved', 'Rejected']),
    reason: text('Enter a reason.', TEXT_LIMITS.excerpt).optional(),
  })
  .refine(({ status, reason }) => status === 'Rejected' || reason === undefined, {
    path: ['reason'],
    message: 'Only a rejection has a reason.',
  });

/** `_id` is the event's, with all its requests; a request without an event is alone, and there is no `_id`. */
export const reviewedRoomRequests = z.object({ _id: objectId.optional(), room_requests: z.array(roomRequest) });

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
  unit: objectId.optional(),
  /** Looked for among the beginnings of words of room, event or purpose, unit and the name of who asks. */
  q: searchText.optional(),
  /** By the moment of the request, or by the time of the room. */
  sort: z.enum(['newest', 'oldest', 'soonest']).default('newest'),
});

export const listedRoomRequest = z.object({
  ...roomRequest.shape,
  /** Absent for a request that has a purpose instead. */
  event: z.object({ _id: objectId, title: z.string() }).optional(),
  unit: unitOfEvent.nullable(),
});

export const roomAnswer = z.object({
  _id: objectId,
  name: z.string(),
  building: z.string(),
  capacity: z.int(),
  equipment: z.array(z.string()),
  active: z.boolean(),
});

/** The whole catalogue or only the rooms in use. */
export const listRoomsQuery = z.strictObject({ ...pickerQuery.shape, active: z.enum(['yes', 'all']).default('yes') });

const roomFields = {
  name: line('Please enter a name.', TEXT_LIMITS.name),
  building: optionalLine(TEXT_LIMITS.name),
  capacity: z.int('Please enter a whole number.').min(1, 'A room has at least one seat.').max(100_000),
  equipment: z.array(line('Please enter a piece of equipment.', TEXT_LIMITS.name)).max(TEXT_LIMITS.list),
  active: z.boolean(),
};

/** What a room that is to be closed is needed for. */
export const roomUse = z.object({ booked: count, pending: count });

export const addRoomBody = z.strictObject({
  ...roomFields,
  building: roomFields.building.default(''),
  equipment: roomFields.equipment.default([]),
  active: roomFields.active.default(true),
});

export const changeRoomBody = z.strictObject(roomFields).partial();

/** One day, or a span of at most 31 days. */
export const roomAvailabilityQuery = z
  .strictObject({ date: calendarDay.optional(), from: calendarDay.optional(), to: calendarDay.optional() })
  .refine(({ date, from, to }) => (date === undefined ? from !== undefined && to !== undefined : !from && !to), {
    path: ['date'],
    message: 'Please enter a date, or from and to.',
  })
  .refine(({ from, to }) => !from || !to || (to >= from && daysBetween(from, to) < 31), {
    path: ['to'],
    message: 'Please choose at most 31 days.',
  });

/**
 * A room and when it is taken by approved requests; everything else is free. A room that is not in the catalogue has no
 * `_id`. `taken` has one entry a time of day, in order: from `start` until `end`, institute time, on the `days` of the
 * span that was asked for, 0 for its first. Bookings repeat, so that four weeks of fifty rooms stay small.
 */
export const roomAvailability = z.object({
  _id: objectId.nullable(),
  name: z.string(),
  building: z.string(),
  capacity: z.int(),
  /** Present for a room of the catalogue that is not in use, which nobody can request. */
  isClosed: z.literal(true).optional(),
  taken: z.array(z.object({ start: timeOfDay, end: endTimeOfDay, days: z.array(z.number()) })),
});

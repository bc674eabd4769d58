import * as z from 'zod';
import { eventCategory } from '../vocabulary';
import { calendarDay, count, instant, month, objectId } from './primitives';

/** The most events whose attendance is listed. */
export const MAX_ATTENDED_EVENTS = 6;

/** What a dashboard draws of events and rooms, within the caller's area. */
export const eventStatistics = z.object({
  computed_at: instant,
  /** The institute's last twelve, oldest first; an event counts in every month that it touches. */
  months: z.array(z.object({ month, categories: z.array(z.object({ category: eventCategory, count })) })).length(12),
  /** Approved bookings of the last twelve months. */
  room_use: z.object({
    from: calendarDay,
    to: calendarDay,
    bookings: count,
    /** Only hours with a booking; a booking counts in every hour that it touches. */
    hours: z.array(
      z.object({
        /** 0 is Monday. */
        weekday: z.int().min(0).max(6),
        hour: z.int().min(0).max(23),
        bookings: count,
        /** The latest day with such a booking. */
        latest: calendarDay,
      }),
    ),
  }),
  /** The last events that ended and asked for a registration, latest first. */
  attendance: z
    .array(
      z.object({
        _id: objectId,
        title: z.string(),
        start: instant,
        /** null without a limit. */
        places: count.nullable(),
        registered: count,
        checked_in: count,
      }),
    )
    .max(MAX_ATTENDED_EVENTS),
});
export type EventStatistics = z.infer<typeof eventStatistics>;

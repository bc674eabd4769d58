import * as z from 'zod';
import { eventCategory, eventStatus, registrationStatus } from '../vocabulary';
import { scheduleAnswer, unitOfEvent } from './event-parts';
import { instant, line, objectId, opaque, pageQuery, searchText } from './primitives';

/** A student's own place or place in line; `code` is what the organisers check in by. */
export const myRegistration = z.object({
  _id: objectId,
  status: registrationStatus,
  /** 1 for the first in line; only while waiting. */
  position: z.int().min(1).optional(),
  code: z.string(),
  joined_at: instant,
  checked_in_at: instant.optional(),
});
export type MyRegistration = z.infer<typeof myRegistration>;

/** What the organisers see of a person who joined. */
export const listedRegistration = z.object({
  _id: objectId,
  person: z.object({
    _id: objectId,
    username: z.string(),
    personal_info: z.object({ name: z.string() }),
    /** The student ID; absent until it is known. */
    user_id: z.string().optional(),
  }),
  status: registrationStatus,
  /** 1 for the first in line; only while waiting. */
  position: z.int().min(1).optional(),
  joined_at: instant,
  checked_in_at: instant.optional(),
});
export type ListedRegistration = z.infer<typeof listedRegistration>;

/** Places in order of names, then the line in its order; `q` is part of a name, an address or a student ID. */
export const listRegistrationsQuery = z.strictObject({
  ...pageQuery.shape,
  q: searchText.optional(),
  status: registrationStatus.optional(),
  checked_in: z.enum(['yes', 'no']).optional(),
});

/** A person's own, found by the beginnings of words of the event; `begun`: of events that have begun, also long ago. */
export const listMyRegistrationsQuery = z.strictObject({
  ...pageQuery.shape,
  q: searchText.optional(),
  when: z.enum(['not-over', 'begun']).default('not-over'),
});

/** The code that the student shows, or the registration's id. */
export const checkInBody = z.strictObject({
  registration: line('Please enter a code.', 24),
  /**
   * How long ago the person was scanned, where there was no connection until now. A span and not a time, because the
   * clock of the device may be wrong.
   */
  seconds_ago: z.int().min(0).default(0),
});

/** `first` is false when the person was checked in before: the time is then the first one. */
export const checkedIn = z.object({ ...listedRegistration.shape, checked_in_at: instant, first: z.boolean() });

/** An own registration with what one must know to go there. */
export const joinedEvent = z.object({
  ...myRegistration.shape,
  event: z.object({
    _id: objectId,
    title: z.string(),
    status: eventStatus,
    category: eventCategory,
    schedule: scheduleAnswer,
    organizing_unit_id: unitOfEvent.nullable(),
  }),
});

export const calendarQuery = z.strictObject({ token: opaque(100).min(1) });

/** The calendar link is shown once, when it is created: only a hash of its token is stored. */
export const calendarAddress = z.object({ url: z.url() });

export const calendarAddressState = z.object({
  active: z.boolean(),
  created_at: instant.optional(),
  /** When a calendar read it last; absent while none has. */
  last_read_at: instant.optional(),
});

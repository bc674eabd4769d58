import * as z from 'zod';
import { calendarDay, objectId, timeOfDay } from '../schemas/primitives';
import { unitRef } from '../session';
import { eventCategory } from '../vocabulary';

const source = 'events' as const;

/** A room of the catalogue. */
const room = z.object({
  roomId: objectId,
  name: z.string(),
  building: z.string(),
  capacity: z.int(),
  equipment: z.array(z.string()),
  active: z.boolean(),
});

const ofEvent = { eventId: objectId, eventTitle: z.string() };

/** A request for a room, for an event or for a purpose of its unit. */
const roomRequest = z.object({
  requestId: objectId,
  eventId: ofEvent.eventId.optional(),
  eventTitle: ofEvent.eventTitle.optional(),
  /** What the room is for, when it is for no event. */
  purpose: z.string().optional(),
  unit: unitRef,
  room: z.string(),
  date: calendarDay,
  time: timeOfDay,
  endTime: timeOfDay,
  /** When it ends on another day than it starts. */
  endDate: calendarDay.optional(),
  requestedBy: objectId,
  /** The event's own, which may differ from its unit's. */
  category: eventCategory.optional(),
  /** Why it was rejected, if the president said so. */
  reason: z.string().optional(),
});

/** One that is pending, or whose room is booked. */
const openRoomRequest = roomRequest.extend({ status: z.enum(['Pending', 'Approved']) });

/** The events of rooms and room requests, for the catalogue. */
export const roomEvents = {
  'events.room.added.v1': { source, when: 'A room was added to the catalogue.', data: room },
  'events.room.changed.v1': { source, when: 'A room of the catalogue was changed.', data: room },
  'events.room-request.submitted.v1': {
    source,
    when: 'A room was requested, for an event or for a purpose such as a rehearsal.',
    data: roomRequest,
  },
  'events.room-request.approved.v1': { source, when: 'The president approved a room request.', data: roomRequest },
  'events.room-request.rejected.v1': {
    source,
    when: 'The president rejected a room request, or its day passed while it was pending; then there is no actor.',
    data: roomRequest,
  },
  'events.room-request.withdrawn.v1': {
    source,
    when: 'A pending room request was withdrawn, or its event was cancelled.',
    data: roomRequest.extend({
      /** Nobody took it back then, and nobody answered it. */
      eventCancelled: z.literal(true).optional(),
    }),
  },
  'events.room-request.released.v1': {
    source,
    when: 'The room of an approved request was given back.',
    data: roomRequest,
  },
  'events.room-notice.event-moved.v1': {
    source,
    when: 'An event was moved, and a room is booked or requested for its old time; one for each such request.',
    data: openRoomRequest.extend(ofEvent),
  },
  'events.room-notice.room-closed.v1': {
    source,
    when: 'A room was closed that is booked or requested; one for each booking and pending request from then on.',
    data: openRoomRequest,
  },
} as const;

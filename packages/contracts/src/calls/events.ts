import * as z from 'zod';
import { everyone, officers, officersScoped } from '../permissions';
import { anHour, defineCall } from './define-call';
import { pickedPerson, pickedUnit, pickerQuery } from '../schemas/event-parts';
import {
  cancelEventBody,
  changeEventBody,
  eventConflict,
  createEventBody,
  eventAnswer,
  listConflictsQuery,
  listEventsQuery,
} from '../schemas/events';
import { eventStatistics } from '../schemas/event-statistics';
import { objectId } from '../schemas/primitives';
import { role } from '../vocabulary';

const eventId = z.strictObject({ id: objectId });
const anyone = { V: 'any', ...everyone } as const;

/** Rows of the events service: events and registrations. */
export const eventCalls = {
  listEventsByRole: defineCall('listEventsByRole', {
    service: 'events',
    at: 'GET /api/events/by-role/:role',
    who: { V: 'any', S: 'any', C: 'unit', G: 'category', P: 'any' },
    summary:
      'The events a role sees, upcoming ones first, then past ones backwards; the role must be the session’s (a visitor’s is STUDENT).',
    params: z.strictObject({ role }),
    query: listEventsQuery,
    answer: z.array(eventAnswer),
    errors: ['EVENT.COORDINATOR_USERNAME_MISSING', 'ACCESS.FORBIDDEN'],
  }),
  listPublicEvents: defineCall('listPublicEvents', {
    service: 'events',
    at: 'GET /api/events/events',
    who: anyone,
    summary: 'All events without their room requests.',
    query: listEventsQuery.omit({ username: true, requests: true, expand: true }),
    answer: z.array(eventAnswer),
  }),
  listManagedEvents: defineCall('listManagedEvents', {
    service: 'events',
    at: 'GET /events',
    who: officersScoped,
    summary: 'The events a dashboard counts, within the caller’s area.',
    query: listEventsQuery.omit({ username: true, requests: true, expand: true }),
    answer: z.array(eventAnswer),
  }),
  readEvent: defineCall('readEvent', {
    service: 'events',
    at: 'GET /api/events/:id',
    who: anyone,
    summary: 'One event; room requests only for those who manage it and the president.',
    params: eventId,
    answer: eventAnswer,
    errors: ['EVENT.NOT_FOUND'],
  }),
  listPickableUnits: defineCall('listPickableUnits', {
    service: 'events',
    at: 'GET /api/events/units',
    who: officersScoped,
    summary: 'Units the caller may create events for.',
    query: pickerQuery,
    answer: z.array(pickedUnit),
  }),
  listPickablePeople: defineCall('listPickablePeople', {
    service: 'events',
    at: 'GET /api/events/users',
    who: officers,
    summary: 'People who can be named as organisers.',
    query: pickerQuery,
    answer: z.array(pickedPerson),
  }),
  createEvent: defineCall('createEvent', {
    service: 'events',
    at: 'POST /api/events/create',
    who: officersScoped,
    summary: 'Creates an event for a unit in the caller’s area.',
    body: createEventBody,
    limit: anHour(120),
    answer: z.object({ message: z.string(), event: eventAnswer }),
    status: 201,
    errors: ['EVENT.UNIT_NOT_FOUND', 'EVENT.OUT_OF_SCOPE', 'EVENT.ORGANIZER_NOT_FOUND', 'EVENT.SKILL_NOT_FOUND'],
    emits: ['events.event.created.v1'],
  }),
  changeEvent: defineCall('changeEvent', {
    service: 'events',
    at: 'PATCH /api/events/:id',
    who: officersScoped,
    summary:
      'Changes a planned or ongoing event, or one that is over for less than a day; everyone registered hears of another time or venue.',
    params: eventId,
    body: changeEventBody,
    answer: eventAnswer,
    errors: [
      'EVENT.NOT_FOUND',
      'EVENT.OUT_OF_SCOPE',
      'EVENT.ENDED',
      'EVENT.CANCELLED',
      'EVENT.CHANGED_MEANWHILE',
      'EVENT.ORGANIZER_NOT_FOUND',
      'EVENT.SKILL_NOT_FOUND',
      'EVENT.CAPACITY_BELOW_TAKEN',
      'EVENT.HAS_REGISTRATIONS',
    ],
    emits: ['events.event.changed.v1', 'events.registration.promoted.v1', 'events.room-notice.event-moved.v1'],
  }),
  cancelEvent: defineCall('cancelEvent', {
    service: 'events',
    at: 'POST /api/events/:id/cancellation',
    who: officersScoped,
    summary:
      'Cancels an event with a reason, within a day after it is over too while no one was checked in; everyone registered hears of it.',
    params: eventId,
    body: cancelEventBody,
    answer: eventAnswer,
    errors: ['EVENT.NOT_FOUND', 'EVENT.OUT_OF_SCOPE', 'EVENT.ENDED', 'EVENT.CANCELLED'],
    emits: ['events.event.status-changed.v1', 'events.room-request.withdrawn.v1'],
  }),
  readEventStatistics: defineCall('readEventStatistics', {
    service: 'events',
    at: 'GET /api/events/statistics',
    who: officersScoped,
    summary:
      'Events by month and category, room use by weekday and hour, and attendance, within the caller’s area; at most a minute old.',
    answer: eventStatistics,
  }),
  listConflicts: defineCall('listConflicts', {
    service: 'events',
    at: 'GET /api/events/clashes',
    who: officers,
    summary: 'Events at the same time for the same audience or in the same room, at most ten.',
    query: listConflictsQuery,
    answer: z.array(eventConflict),
  }),
} as const;

import * as z from 'zod';
import { everyone, everyoneOwn, officersScoped } from '../permissions';
import { defineCall } from '../define-call';
import {
  calendarAddress,
  calendarAddressState,
  calendarQuery,
  checkInBody,
  checkedIn,
  joinedEvent,
  listRegistrationsQuery,
  listedRegistration,
  myRegistration,
} from '../schemas/registrations';
import { objectId, pageQuery } from '../schemas/primitives';

const eventId = z.strictObject({ id: objectId });
const anyone = { V: 'any', ...everyone } as const;

/** Rows of the events service: registrations and calendars. */
export const registrationCalls = {
  joinEvent: defineCall('joinEvent', {
    service: 'events',
    at: 'POST /api/events/:id/register',
    who: { S: 'own' },
    onboarded: true,
    summary: 'Takes a place, or joins the waiting list when all are taken.',
    params: eventId,
    answer: myRegistration,
    errors: ['EVENT.NOT_FOUND', 'EVENT.ENDED', 'EVENT.CANCELLED', 'REGISTRATION.CLOSED', 'REGISTRATION.ALREADY_JOINED'],
    emits: ['events.registration.joined.v1'],
  }),
  leaveEvent: defineCall('leaveEvent', {
    service: 'events',
    at: 'DELETE /api/events/:id/register',
    who: { S: 'own' },
    onboarded: true,
    summary: 'Gives the place back; the first in line gets it.',
    params: eventId,
    status: 204,
    errors: ['EVENT.NOT_FOUND', 'EVENT.ENDED', 'REGISTRATION.NOT_FOUND', 'REGISTRATION.CHECKED_IN'],
    emits: ['events.registration.left.v1', 'events.registration.promoted.v1'],
  }),
  listMyRegistrations: defineCall('listMyRegistrations', {
    service: 'events',
    at: 'GET /api/events/registrations/mine',
    who: { S: 'own' },
    summary: 'The events one joined that are not over, soonest first.',
    query: pageQuery,
    answer: z.array(joinedEvent),
  }),
  listRegistrations: defineCall('listRegistrations', {
    service: 'events',
    at: 'GET /api/events/:id/registrations',
    who: officersScoped,
    summary: 'Who joined: a page as JSON, all as CSV.',
    params: eventId,
    query: listRegistrationsQuery,
    answer: z.array(listedRegistration),
    produces: ['application/json', 'text/csv'],
    errors: ['EVENT.NOT_FOUND', 'EVENT.OUT_OF_SCOPE'],
  }),
  checkIn: defineCall('checkIn', {
    service: 'events',
    at: 'POST /api/events/:id/check-ins',
    who: officersScoped,
    summary: 'Marks somebody as there, by code or registration; again answers the first time.',
    params: eventId,
    body: checkInBody,
    answer: checkedIn,
    errors: [
      'EVENT.NOT_FOUND',
      'EVENT.OUT_OF_SCOPE',
      'EVENT.CANCELLED',
      'REGISTRATION.NOT_FOUND',
      'REGISTRATION.ON_WAITING_LIST',
    ],
    emits: ['events.registration.checked-in.v1'],
  }),
  readEventCalendar: defineCall('readEventCalendar', {
    service: 'events',
    at: 'GET /api/events/:id/calendar.ics',
    who: anyone,
    summary: 'One event as iCalendar (RFC 5545).',
    params: eventId,
    produces: ['text/calendar'],
    errors: ['EVENT.NOT_FOUND'],
  }),
  readCalendar: defineCall('readCalendar', {
    service: 'events',
    at: 'GET /api/events/calendar.ics',
    who: anyone,
    summary: 'The events that a person joined or organizes as iCalendar (RFC 5545), by the person’s token.',
    query: calendarQuery,
    produces: ['text/calendar'],
    errors: ['CALENDAR.NOT_FOUND'],
  }),
  readCalendarAddress: defineCall('readCalendarAddress', {
    service: 'events',
    at: 'GET /api/events/calendar-address',
    who: everyoneOwn,
    summary: 'Whether one has a calendar address.',
    answer: calendarAddressState,
  }),
  makeCalendarAddress: defineCall('makeCalendarAddress', {
    service: 'events',
    at: 'POST /api/events/calendar-address',
    who: everyoneOwn,
    summary: 'Makes a calendar address; the one before stops working.',
    answer: calendarAddress,
    status: 201,
    emitsNothingBecause: 'The address is a secret between the portal and one person’s calendar.',
  }),
  revokeCalendarAddress: defineCall('revokeCalendarAddress', {
    service: 'events',
    at: 'DELETE /api/events/calendar-address',
    who: everyoneOwn,
    summary: 'Ends one’s calendar address.',
    status: 204,
    emitsNothingBecause: 'The address was a secret between the portal and one person’s calendar.',
  }),
} as const;

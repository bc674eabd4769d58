import * as z from 'zod';
import { officersScoped } from '../permissions';
import { anHour, defineCall } from './define-call';
import { eventAnswer } from '../schemas/events';
import {
  addRoomBody,
  changeRoomBody,
  createRoomRequestBody,
  listRoomRequestsQuery,
  listRoomsQuery,
  listedRoomRequest,
  reviewRoomRequestBody,
  reviewedRoomRequests,
  roomAnswer,
  roomAvailability,
  roomAvailabilityQuery,
} from '../schemas/rooms';
import { objectId } from '../schemas/primitives';

const officers = { C: 'any', G: 'any', P: 'any' } as const;

/** Rows of the events service: rooms and room requests. */
export const roomCalls = {
  requestRoom: defineCall('requestRoom', {
    service: 'events',
    at: 'POST /api/events/:eventId/room-requests',
    who: { C: 'unit', G: 'category' },
    summary: 'Requests a room for an event; answers the updated event.',
    params: z.strictObject({ eventId: objectId }),
    body: createRoomRequestBody,
    limit: anHour(120),
    answer: eventAnswer,
    status: 201,
    errors: ['EVENT.NOT_FOUND', 'EVENT.OUT_OF_SCOPE', 'EVENT.ENDED', 'EVENT.CANCELLED'],
    emits: ['events.room-request.submitted.v1'],
  }),
  reviewRoomRequest: defineCall('reviewRoomRequest', {
    service: 'events',
    at: 'PATCH /api/events/room-requests/:requestId/status',
    who: { P: 'any' },
    summary: 'Approves a pending room request, or rejects it with a reason.',
    params: z.strictObject({ requestId: objectId }),
    body: reviewRoomRequestBody,
    answer: reviewedRoomRequests,
    errors: [
      'ROOM_REQUEST.NOT_FOUND',
      'ROOM_REQUEST.ALREADY_REVIEWED',
      'ROOM.ALREADY_BOOKED',
      'EVENT.ENDED',
      'EVENT.CANCELLED',
    ],
    emits: ['events.room-request.approved.v1', 'events.room-request.rejected.v1'],
  }),
  listRoomRequests: defineCall('listRoomRequests', {
    service: 'events',
    at: 'GET /room/requests',
    who: officersScoped,
    summary: 'Room requests within the caller’s area, newest or oldest first.',
    query: listRoomRequestsQuery,
    answer: z.array(listedRoomRequest),
  }),
  listRooms: defineCall('listRooms', {
    service: 'events',
    at: 'GET /api/rooms',
    who: officers,
    summary: 'The catalogue of rooms.',
    query: listRoomsQuery,
    answer: z.array(roomAnswer),
  }),
  listCompetingRoomRequests: defineCall('listCompetingRoomRequests', {
    service: 'events',
    at: 'GET /api/events/room-requests/:requestId/rivals',
    who: { P: 'any' },
    summary: 'The pending requests that would lose if this one were approved, soonest first.',
    params: z.strictObject({ requestId: objectId }),
    answer: z.array(listedRoomRequest),
    errors: ['ROOM_REQUEST.NOT_FOUND'],
  }),
  readRoomAvailability: defineCall('readRoomAvailability', {
    service: 'events',
    at: 'GET /api/rooms/availability',
    who: officers,
    summary: 'When the rooms are taken, on a day or over a span of days.',
    query: roomAvailabilityQuery,
    answer: z.array(roomAvailability),
  }),
  addRoom: defineCall('addRoom', {
    service: 'events',
    at: 'POST /api/rooms',
    who: { P: 'any' },
    summary: 'Adds a room to the catalogue.',
    body: addRoomBody,
    answer: roomAnswer,
    status: 201,
    errors: ['ROOM.NAME_TAKEN'],
    emits: ['events.room.added.v1'],
  }),
  changeRoom: defineCall('changeRoom', {
    service: 'events',
    at: 'PATCH /api/rooms/:id',
    who: { P: 'any' },
    summary: 'Changes a room of the catalogue.',
    params: z.strictObject({ id: objectId }),
    body: changeRoomBody,
    answer: roomAnswer,
    errors: ['ROOM.NAME_TAKEN', 'ROOM.NOT_FOUND', 'ROOM.BOOKINGS_OVERLAP'],
    emits: ['events.room.changed.v1'],
  }),
} as const;

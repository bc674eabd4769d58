import { EVENT_CATEGORIES, EVENT_STATUSES, REGISTRATION_STATUSES } from '@portal/contracts';
import { clock, day, instant, integer, objectId, oneOf, string } from '@portal/test-kit/pacts';
import { actor, describeNeeds, ids, unit, type Need } from './reactions';

const eventId = objectId(ids.event);
const campusEvent = {
  version: integer(2),
  createdAt: instant('2026-11-20T12:30:00.000Z'),
  status: oneOf(EVENT_STATUSES, 'planned'),
  eventId,
  title: string('Git Clinic'),
  category: oneOf(EVENT_CATEGORIES, 'technical'),
  venue: string('Lab 2'),
  unit,
};
const found = { _id: ids.event, version: 2, title: 'Git Clinic', above: ids.unit, aboveName: 'Coding Club' };
const roomRequest = {
  requestId: objectId('dddddddddddddddddddddd01'),
  eventId,
  eventTitle: string('Git Clinic'),
  room: string('Senate Hall'),
  date: day('2026-12-01'),
  time: clock('10:00'),
  endTime: clock('11:00'),
  requestedBy: objectId(ids.person),
  unit,
};
const registrationId = 'dddddddddddddddddddddd02';
const registration = {
  registrationId: objectId(registrationId),
  userId: objectId(ids.person),
  status: oneOf(REGISTRATION_STATUSES, 'registered'),
  eventId,
  eventTitle: string('Git Clinic'),
  schedule: { start: instant('2026-11-28T12:30:00.000Z'), venue: string('Lab 2') },
};

const counted = [{ _id: ids.event, version: 2, category: 'scitech', month: '2026-11' }];
const place = { _id: registrationId, version: 2, eventId: ids.event, counts: true };
const caseId = 'dddddddddddddddddddddd01';
const roomCase = { version: 1, caseId, eventId: ids.event };
const eventTime = new Date('2026-11-21T06:00:00.000Z');

const ofEvents: Need[] = [
  {
    type: 'events.event.created.v1',
    data: campusEvent,
    actor,
    texts: ['Coding Club created Git Clinic'],
    found: { ...found, status: 'planned' },
    counted,
    changes: 'event',
  },
  {
    type: 'events.event.status-changed.v1',
    data: { ...campusEvent, status: oneOf(EVENT_STATUSES, 'cancelled') },
    texts: ['Git Clinic was cancelled'],
    found: { ...found, status: 'cancelled' },
    counted,
    changes: 'event',
  },
  {
    type: 'events.event.changed.v1',
    data: campusEvent,
    actor,
    texts: ['Coding Club changed Git Clinic'],
    found: { ...found, status: 'planned' },
    counted,
    changes: 'event',
  },
];

const ofRegistrations: Need[] = [
  {
    type: 'events.registration.joined.v1',
    data: registration,
    counted: [place],
    changes: 'registrations',
    texts: ["You're registered for Git Clinic on Saturday, 28 November 2026, 6:00 pm"],
  },
  {
    type: 'events.registration.promoted.v1',
    data: registration,
    counted: [place],
    changes: 'registrations',
    texts: ["A place opened up: you're registered for Git Clinic on Saturday, 28 November 2026, 6:00 pm"],
  },
  {
    type: 'events.registration.reminded.v1',
    data: registration,
    counted: [place],
    texts: ['Git Clinic starts on Saturday, 28 November 2026, 6:00 pm at Lab 2'],
  },
  {
    type: 'events.registration.affected.v1',
    data: { ...registration, change: 'cancelled', reason: string('Rain.') },
    counted: [place],
    texts: ['Git Clinic was cancelled: Rain.'],
  },
  {
    type: 'events.registration.left.v1',
    data: { registrationId: objectId(registrationId), eventId },
    changes: 'registrations',
    counted: [{ ...place, version: 3, counts: false }],
  },
  ...(['checked-in', 'check-in-undone'] as const).map((step) => ({
    type: `events.registration.${step}.v1` as const,
    data: {
      registrationId: objectId(registrationId),
      version: integer(7),
      status: oneOf(REGISTRATION_STATUSES, 'registered'),
      eventId,
    },
    changes: 'registrations' as const,
    counted: [place, { ...place, version: 7, counts: step === 'checked-in' }],
  })),
];

const hall = 'Senate Hall on Tuesday, 1 December 2026, 10:00 am to 11:00 am, for Git Clinic';
const movedText =
  'Git Clinic was moved, but Senate Hall is still booked for Tuesday, 1 December 2026, 10:00 am to 11:00 am';
const ofRoomRequests: Need[] = [
  {
    type: 'events.room-request.submitted.v1',
    data: roomRequest,
    changes: 'room-requests',
    waits: { _id: caseId, kind: 'room-requests', isWaiting: true },
    counted: [{ ...roomCase, _id: caseId, kind: 'room-request', category: 'scitech', at: eventTime }],
    actor,
    texts: ['Coding Club requested Senate Hall for Git Clinic', `Coding Club requested ${hall}`],
  },
  ...(['approved', 'rejected'] as const).map((step) => ({
    type: `events.room-request.${step}.v1` as const,
    data: roomRequest,
    changes: 'room-requests' as const,
    waits: { _id: caseId, isWaiting: false },
    counted: [{ ...roomCase, _id: `${caseId}/review`, kind: 'review', at: eventTime }],
    actor,
    texts: [`Coding Club ${step} Senate Hall for Git Clinic`, `Coding Club ${step} your request: ${hall}`],
  })),
  {
    type: 'events.room-request.withdrawn.v1',
    data: roomRequest,
    changes: 'room-requests',
    waits: { _id: caseId, isWaiting: false },
    counted: [{ ...roomCase, _id: `${caseId}/withdrawal`, kind: 'review', at: eventTime }],
    actor,
    texts: [
      'Coding Club withdrew the request for Senate Hall for Git Clinic',
      `Coding Club withdrew the request for ${hall}`,
      `Coding Club withdrew the request for ${hall}`,
    ],
  },
  {
    type: 'events.room-request.released.v1',
    data: roomRequest,
    changes: 'room-requests',
    waits: { _id: caseId, isWaiting: false },
    counted: [{ ...roomCase, _id: `${caseId}/release`, kind: 'review', at: eventTime }],
    actor,
    texts: [
      'Coding Club gave back Senate Hall for Git Clinic',
      `Coding Club gave back ${hall}`,
      `Coding Club gave back ${hall}`,
    ],
  },
  {
    type: 'events.room-notice.event-moved.v1',
    data: { ...roomRequest, status: oneOf(['Pending', 'Approved'], 'Approved') },
    texts: [`${movedText}. Request the new time, or give this one back`, movedText],
  },
  {
    type: 'events.room-notice.room-closed.v1',
    data: { ...roomRequest, status: oneOf(['Pending', 'Approved'], 'Pending') },
    texts: [
      "Senate Hall was closed, so your request can't be approved: Tuesday, 1 December 2026, 10:00 am to 11:00 am, for Git Clinic",
    ],
  },
];

describe('what activity needs of events', () => {
  describeNeeds(import.meta, [...ofEvents, ...ofRegistrations, ...ofRoomRequests]);
});

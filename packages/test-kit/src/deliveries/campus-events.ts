import type { EventData } from '@portal/contracts';
import type { PublishedEvent } from './published-event';
import { asha, club, meera, ravi } from './people';

const CLINIC = 'c1c1c1c1c1c1c1c1c1c1c101';
const CONCERT = 'c1c1c1c1c1c1c1c1c1c1c102';
const first = { start: '2026-12-05T12:30:00.000Z', end: '2026-12-05T14:30:00.000Z', venue: 'Lab 2' };
const moved = { ...first, venue: 'Main Hall' };

const clinic = (version: number, changes: Partial<EventData<'events.event.created.v1'>> = {}) => ({
  version,
  eventId: CLINIC,
  title: 'Git Clinic',
  category: 'technical' as const,
  status: 'planned' as const,
  ...first,
  unit: club,
  createdAt: '2026-11-20T04:30:00.000Z',
  ...changes,
});
const concert = (version: number, status: 'planned' | 'ongoing' | 'completed') => ({
  ...clinic(version),
  eventId: CONCERT,
  title: 'Winter Concert',
  category: 'cultural' as const,
  status,
});

const request = (number: number) => ({
  requestId: `d1d1d1d1d1d1d1d1d1d1d10${number}`,
  eventId: CLINIC,
  eventTitle: 'Git Clinic',
  unit: club,
  room: `L-10${number}`,
  date: '2026-12-05',
  time: '18:00',
  endTime: '20:00',
  requestedBy: ravi.userId,
  category: 'technical' as const,
});

const placeOf = (userId: string, status: 'registered' | 'waiting') => ({
  registrationId: `e1e1e1e1e1e1e1e1e1e1e1${userId.slice(-2)}`,
  userId,
  status,
  eventId: CLINIC,
  eventTitle: 'Git Clinic',
  unit: club,
  schedule: first,
});

const room = { roomId: 'f1f1f1f1f1f1f1f1f1f1f101', name: 'L-101', building: 'Lecture Hall Complex', capacity: 120 };
const added = { ...room, equipment: ['Projector'], active: true };

/** Events are planned, moved, held and cancelled; rooms are asked for; students join, wait, leave and come. */
export const campusEvents: PublishedEvent[] = [
  { type: 'events.room.added.v1', data: added, by: meera },
  { type: 'events.room.changed.v1', data: { ...added, capacity: 150 }, by: meera },
  { type: 'events.event.created.v1', data: clinic(1), by: ravi },
  { type: 'events.event.created.v1', data: concert(1, 'planned'), by: meera },
  { type: 'events.room-request.submitted.v1', data: request(1), by: ravi },
  { type: 'events.room-request.submitted.v1', data: request(2), by: ravi },
  { type: 'events.room-request.approved.v1', data: request(1), by: meera },
  { type: 'events.room-request.rejected.v1', data: request(2), by: meera },
  { type: 'events.registration.joined.v1', data: placeOf(asha.userId, 'registered'), by: asha },
  { type: 'events.registration.joined.v1', data: { ...placeOf(ravi.userId, 'waiting'), position: 1 }, by: ravi },
  { type: 'events.registration.left.v1', data: placeOf(asha.userId, 'registered'), by: asha },
  { type: 'events.registration.promoted.v1', data: placeOf(ravi.userId, 'registered'), by: asha },
  {
    type: 'events.event.changed.v1',
    data: { ...clinic(2, moved), changed: ['schedule'], previous: first },
    by: meera,
  },
  {
    type: 'events.registration.affected.v1',
    data: { ...placeOf(ravi.userId, 'registered'), schedule: moved, change: 'moved', previous: first },
    by: meera,
  },
  {
    type: 'events.event.changed.v1',
    data: { ...clinic(3, { ...moved, title: 'Git Hospital' }), changed: ['title'] },
    by: meera,
  },
  { type: 'events.registration.reminded.v1', data: placeOf(ravi.userId, 'registered'), by: null },
  { type: 'events.registration.checked-in.v1', data: { ...placeOf(ravi.userId, 'registered'), version: 1 }, by: meera },
  {
    type: 'events.registration.check-in-undone.v1',
    data: { ...placeOf(ravi.userId, 'registered'), version: 2 },
    by: meera,
  },
  {
    type: 'events.event.status-changed.v1',
    data: { ...concert(2, 'ongoing'), previousStatus: 'planned' },
    by: null,
  },
  {
    type: 'events.event.status-changed.v1',
    data: { ...concert(3, 'completed'), previousStatus: 'ongoing' },
    by: null,
  },
  {
    type: 'events.event.status-changed.v1',
    data: {
      ...clinic(4, { ...moved, title: 'Git Hospital', status: 'cancelled' }),
      previousStatus: 'planned',
      reason: 'The speaker is ill.',
    },
    by: meera,
  },
  {
    type: 'events.registration.affected.v1',
    data: { ...placeOf(ravi.userId, 'registered'), change: 'cancelled', reason: 'The speaker is ill.' },
    by: meera,
  },
];

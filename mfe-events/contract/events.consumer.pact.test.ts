import {
  calls,
  EVENT_CATEGORIES,
  EVENT_MODES,
  EVENT_STATUSES,
  ORGANIZER_KINDS,
  ROOM_REQUEST_STATUSES,
  UNIT_CATEGORIES,
} from '@portal/contracts';
import {
  boolean,
  clock,
  day,
  eachLike,
  instant,
  integer,
  objectId,
  oneOf,
  pactOf,
  string,
  total,
} from '@portal/test-kit/pacts';
import { enterOrigin, loaded, loadedBy, sent } from '@portal/web-kit/testing';
import { useEvent } from '../src/features/event-detail/api/read-event';
import { useEvents } from '../src/features/event-list/api/list-events';

const requestId = 'dddddddddddddddddddddd01';
const registrationId = 'eeeeeeeeeeeeeeeeeeeeee01';
const eventId = 'bbbbbbbbbbbbbbbbbbbbbb01';
const moment = instant('2026-11-21T04:30:00.000Z');

/** What the cards and the page of an event read. */
const event = {
  _id: objectId(eventId),
  version: integer(1),
  title: string('Git and GitHub Clinic'),
  description: string('Bring a laptop.'),
  status: oneOf(EVENT_STATUSES, 'planned'),
  category: oneOf(EVENT_CATEGORIES, 'technical'),
  type: string('Workshop'),
  schedule: { start: moment, end: moment, venue: string('Computer Lab 3'), mode: oneOf(EVENT_MODES, 'offline') },
  organizing_unit_id: {
    _id: objectId('aaaaaaaaaaaaaaaaaaaaaa01'),
    name: string('Coding Club'),
    category: oneOf(UNIT_CATEGORIES, 'scitech'),
  },
  organizers: eachLike(
    {
      _id: objectId('cccccccccccccccccccccc01'),
      kind: oneOf(ORGANIZER_KINDS, 'user'),
      personal_info: { name: string('Sneha Kulkarni') },
    },
    0,
  ),
  registration: { required: boolean(false) },
  created_at: moment,
};

const roomRequest = {
  _id: objectId(requestId),
  room: string('Senate Hall'),
  date: day('2026-11-21'),
  time: clock('10:00'),
  end_time: clock('13:00'),
  description: string('Two projectors.'),
  status: oneOf(ROOM_REQUEST_STATUSES, 'Approved'),
  created_at: moment,
};

const events = pactOf(import.meta, enterOrigin);

describe('what the events pages rely on', () => {
  it('a student sees events, page by page', () =>
    events
      .answers(calls.listEventsByRole, {
        given: 'events exist for a student',
        asked: 'the events of a student',
        params: { role: 'STUDENT' },
        query: { limit: '24' },
        answer: eachLike(event),
        answerHeaders: total,
      })
      .to(async () => {
        const { pages } = await loadedBy(() => useEvents({ role: 'STUDENT' }, {}, true));
        expect(pages).toMatchObject([{ items: [{ title: 'Git and GitHub Clinic' }], total: 1 }]);
      }));

  it('the president sees the events with a request that waits', () =>
    events
      .answers(calls.listEventsByRole, {
        given: 'a pending room request exists',
        asked: 'the events with a pending room request',
        params: { role: 'PRESIDENT' },
        query: { requests: 'pending', limit: '24', expand: 'room_requests' },
        answer: eachLike({ ...event, room_requests: eachLike({ ...roomRequest, status: string('Pending') }) }),
        answerHeaders: total,
      })
      .to(async () => {
        const { pages } = await loadedBy(() => useEvents({ role: 'PRESIDENT' }, { requests: 'pending' }, true));
        expect(pages).toMatchObject([{ items: [{ room_requests: [{ status: 'Pending' }] }] }]);
      }));

  it('the rooms of a day show what is planned there', () =>
    events
      .answers(calls.listPublicEvents, {
        given: 'events exist for a student',
        asked: 'the events of a day',
        query: { from: '2026-11-28', to: '2026-11-28', limit: '200' },
        answer: eachLike(event),
      })
      .to(async () => {
        const found = await loaded(calls.listPublicEvents, {
          query: { from: '2026-11-28', to: '2026-11-28', limit: 200 },
        });
        expect(found).toMatchObject([{ schedule: { venue: 'Computer Lab 3' } }]);
      }));

  it('an event has a page of its own', () =>
    events
      .answers(calls.readEvent, {
        given: 'events exist for a student',
        asked: 'one event',
        params: { id: eventId },
        answer: event,
      })
      .to(async () => {
        const found = await loadedBy(() => useEvent(eventId));
        expect(found).toMatchObject({ schedule: { venue: 'Computer Lab 3' } });
      }));

  it('a check-in is taken back', () =>
    events
      .answers(calls.undoCheckIn, {
        given: 'a student is checked in at an event',
        asked: 'undoing the check-in',
        params: { id: eventId, registrationId },
      })
      .to(() => sent(calls.undoCheckIn, { params: { id: eventId, registrationId } })));

  it('a room is requested for a purpose of a unit', () => {
    const unit_id = 'aaaaaaaaaaaaaaaaaaaaaa01';
    const body = {
      unit_id,
      purpose: 'Core team meeting',
      room: 'Loft',
      date: '2026-11-28',
      time: '17:00',
      description: '',
    };
    return events
      .answers(calls.requestRoomForPurpose, {
        given: 'a coordinator needs a room',
        asked: 'a room without an event',
        body,
        answer: {
          ...roomRequest,
          status: string('Pending'),
          purpose: string(body.purpose),
          unit: event.organizing_unit_id,
        },
      })
      .to(async () => {
        expect(await sent(calls.requestRoomForPurpose, { body })).toMatchObject({ purpose: body.purpose });
      });
  });

  it('a request is withdrawn, and all requests of its event are answered', () =>
    events
      .answers(calls.withdrawRoomRequest, {
        given: 'a pending room request exists',
        asked: 'a withdrawal',
        params: { requestId },
        answer: { _id: objectId(eventId), room_requests: eachLike(roomRequest) },
      })
      .to(() => sent(calls.withdrawRoomRequest, { params: { requestId } })));

  it('the president decides on a pending request and gets all requests of its event', () =>
    events
      .answers(calls.reviewRoomRequest, {
        given: 'a pending room request exists',
        asked: 'an approval',
        params: { requestId },
        body: { status: 'Approved' },
        answer: { _id: objectId(eventId), room_requests: eachLike(roomRequest) },
      })
      .to(async () => {
        const reviewed = await sent(calls.reviewRoomRequest, { params: { requestId }, body: { status: 'Approved' } });
        expect(reviewed).toMatchObject({ room_requests: [{ status: 'Approved' }] });
      }));
});

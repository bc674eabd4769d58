import { calls, ROOM_REQUEST_STATUSES, UNIT_CATEGORIES } from '@portal/contracts';
import { clock, day, eachLike, instant, objectId, oneOf, pactOf, string, total } from '@portal/test-kit/pacts';
import { enterOrigin } from '@portal/web-kit/testing';
import { listWaitingRequests, reviewRoomRequest } from '../src/features/room-requests/api/waiting-requests';
import { expectEventStatistics } from './event-statistics';
import { expectUnitEvents } from './unit-events';

const requestId = 'dddddddddddddddddddddd01';
const eventId = 'bbbbbbbbbbbbbbbbbbbbbb01';
/** A unit of the events service's fixtures that has no other requests. */
const unitId = 'aaaaaaaaaaaaaaaaaaaaaa02';
const given = 'a pending room request exists';

/** What the inbox of approvals reads of a room request. */
const roomRequest = {
  _id: objectId(requestId),
  room: string('Senate Hall'),
  date: day('2026-11-21'),
  time: clock('10:00'),
  end_time: clock('13:00'),
  description: string('Two projectors.'),
  status: oneOf(ROOM_REQUEST_STATUSES, 'Pending'),
  created_at: instant('2026-11-21T04:30:00.000Z'),
};

const unit = {
  _id: objectId('aaaaaaaaaaaaaaaaaaaaaa01'),
  name: string('Coding Club'),
  category: oneOf(UNIT_CATEGORIES, 'scitech'),
};

const events = pactOf(import.meta, enterOrigin);

describe('what the inbox of approvals relies on', () => {
  it('the president sees what waits, the soonest first', () =>
    events
      .answers(calls.listRoomRequests, {
        given,
        asked: 'the pending room requests',
        query: { status: 'pending', sort: 'soonest', limit: '20' },
        answer: eachLike({
          ...roomRequest,
          requested_by: { name: string('Sneha Kulkarni') },
          event: { _id: objectId(eventId), title: string('Git and GitHub Clinic') },
          unit,
        }),
        answerHeaders: total,
      })
      .to(async () => {
        const page = await listWaitingRequests({ limit: 20, sort: 'soonest' });
        expect(page).toMatchObject({ items: [{ event: { title: 'Git and GitHub Clinic' } }], total: 1 });
      }));

  const found = { unit: unitId, room: 'Music Room', date: '2026-11-28', q: 'meeting' };
  it('a request without an event says its purpose', () =>
    events
      .answers(calls.listRoomRequests, {
        given: 'a pending room request without an event exists',
        asked: 'the pending room requests of a unit, for a room and a day, that are searched for',
        query: { status: 'pending', sort: 'oldest', limit: '20', ...found },
        answer: eachLike({ ...roomRequest, purpose: string('Band rehearsal'), unit }),
        answerHeaders: total,
      })
      .to(async () => {
        const page = await listWaitingRequests({ limit: 20, sort: 'oldest', ...found });
        expect(page).toMatchObject({ items: [{ purpose: 'Band rehearsal' }], total: 1 });
      }));

  it.each([
    ['approves', undefined, { status: 'Approved' }],
    ['rejects', 'Choose another time.', { status: 'Rejected', reason: 'Choose another time.' }],
  ] as const)('the president %s one', (_verb, reason, body) =>
    events
      .answers(calls.reviewRoomRequest, {
        given,
        asked: `a decision: ${body.status}`,
        params: { requestId },
        body,
        answer: { _id: objectId(eventId), room_requests: eachLike(roomRequest) },
      })
      .to(async () => {
        const { room_requests: requests } = await reviewRoomRequest(requestId, reason);
        expect(requests).toMatchObject([{ _id: requestId }]);
      }),
  );
});

expectEventStatistics(events);
expectUnitEvents(events);

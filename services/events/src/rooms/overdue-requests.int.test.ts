import type { AnswerOf, EventAnswer, Problem, calls } from '@portal/contracts';
import { testClock } from '@portal/test-kit';
import type { Events } from '../../testing/fixtures';
import {
  coordinator,
  newEvent,
  newRoomRequest,
  NOW,
  president,
  review,
  roomRequestInput,
  startCampus,
} from '../../testing/fixtures';

const THE_DAY = '2026-11-28';
/** The last minute of the day at the institute, and midnight. */
const DAY_ENDS = '2026-11-28T18:29:00.000Z';
const DAY_IS_OVER = '2026-11-28T18:30:00.000Z';

const clock = testClock(NOW);
let events: Events;
let eventId: string;
beforeEach(async () => {
  clock.set(NOW);
  events = await startCampus({ clock });
  eventId = (await newEvent(events, { schedule: { start: NOW, end: '2026-12-20T07:00:00Z' } }))._id;
});
afterEach(() => events.stop());

const waiting = async () => {
  const path = '/room/requests?status=pending';
  return (await events.request<AnswerOf<typeof calls.listRoomRequests>>(president, 'GET', path)).body;
};
const waitingEvents = async () => {
  const path = '/api/events/by-role/PRESIDENT?requests=pending';
  return (await events.request<EventAnswer[]>(president, 'GET', path)).body;
};

describe('a pending request whose day is over', () => {
  it('is rejected by the clock, and the requester is notified', async () => {
    const { _id } = await newRoomRequest(events, eventId, { date: THE_DAY });
    const later = await newRoomRequest(events, eventId, { date: '2026-11-29' });
    clock.set(DAY_ENDS);
    expect(await events.useCases.closeOverdueRequests()).toBe(0);
    clock.set(DAY_IS_OVER);
    expect(await events.useCases.closeOverdueRequests()).toBe(1);
    expect(await events.useCases.closeOverdueRequests()).toBe(0);
    const { body } = await events.request<EventAnswer>(coordinator, 'GET', `/api/events/${eventId}`);
    const byId = new Map(body.room_requests?.map((request) => [request._id, request]));
    expect(byId.get(_id)).toMatchObject({
      status: 'Rejected',
      reason: 'The day has passed.',
      reviewed_at: DAY_IS_OVER,
    });
    expect(byId.get(_id)).not.toHaveProperty('reviewed_by');
    expect(byId.get(later._id)).toMatchObject({ status: 'Pending' });
    const [published, ...others] = await events.outbox('events.room-request.rejected.v1');
    expect(published).toMatchObject({
      subject: _id,
      data: { reason: 'The day has passed.', requestedBy: coordinator.userId },
    });
    expect(published?.actor).toBeNull();
    expect(others).toEqual([]);
  });

  it('leaves the lists of pending requests at once, before the job has run', async () => {
    const { _id } = await newRoomRequest(events, eventId, { date: THE_DAY });
    expect(await waiting()).toMatchObject([{ _id }]);
    expect(await waitingEvents()).toMatchObject([{ _id: eventId }]);
    clock.set(DAY_IS_OVER);
    expect(await waiting()).toEqual([]);
    expect(await waitingEvents()).toEqual([]);
  });

  it('is not approved', async () => {
    const { _id } = await newRoomRequest(events, eventId, { date: THE_DAY });
    clock.set(DAY_IS_OVER);
    expect((await review(events, _id, 'Approved')).body.code).toBe('ROOM_REQUEST.DAY_PASSED');
  });
});

describe('a day that is over', () => {
  it('is not requested', async () => {
    const path = `/api/events/${eventId}/room-requests`;
    const input = roomRequestInput({ date: '2026-11-20' });
    expect(await events.request<Problem>(coordinator, 'POST', path, input)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'date', message: 'This day has passed. Choose a later one.' }] },
    });
  });
});

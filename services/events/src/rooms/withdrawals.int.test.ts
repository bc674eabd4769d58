import type { AnswerOf, Problem, calls } from '@portal/contracts';
import { testClock } from '@portal/test-kit';
import type { As } from '@portal/test-kit';
import type { Events } from '../../testing/fixtures';
import {
  coordinator,
  musicCoordinator,
  newEvent,
  newRoomRequest,
  NOW,
  president,
  review,
  startCampus,
} from '../../testing/fixtures';

const clock = testClock(NOW);
let events: Events;
let eventId: string;
beforeAll(async () => {
  events = await startCampus({ clock });
  eventId = (await newEvent(events))._id;
});
beforeEach(() => clock.set(NOW));
afterAll(() => events.stop());

type Withdrawn = AnswerOf<typeof calls.withdrawRoomRequest> & Pick<Problem, 'code'>;
const withdraw = (id: string, as: As = coordinator) =>
  events.request<Withdrawn>(as, 'DELETE', `/api/events/room-requests/${id}`);
async function approved(room: string) {
  const request = await newRoomRequest(events, eventId, { room });
  await review(events, request._id, 'Approved');
  return request;
}
const takenIn = async (room: string) => {
  const path = '/api/rooms/availability?date=2026-11-28';
  const { body } = await events.request<AnswerOf<typeof calls.readRoomAvailability>>(coordinator, 'GET', path);
  return body.find(({ name }) => name === room)?.taken;
};
const statusIn = ({ room_requests: requests }: Withdrawn, id: string) => requests.find(({ _id }) => _id === id)?.status;

describe('a pending request', () => {
  it('is withdrawn, leaves the queue, and the others are told', async () => {
    const { _id } = await newRoomRequest(events, eventId, { room: 'Aula' });
    const { status, body } = await withdraw(_id);
    expect([status, body._id, statusIn(body, _id)]).toEqual([200, eventId, 'Withdrawn']);
    const listed = await events.request<{ _id: string }[]>(president, 'GET', '/room/requests?limit=200');
    expect(listed.body.map((one) => one._id)).not.toContain(_id);
    const [published] = await events.outbox('events.room-request.withdrawn.v1');
    expect(published).toMatchObject({ subject: _id, actor: { _id: coordinator.userId } });
    expect((await review(events, _id, 'Approved')).body.code).toBe('ROOM_REQUEST.ALREADY_REVIEWED');
  });

  it('is withdrawn with its cancelled event, once, and the others are told', async () => {
    const { _id: cancelled } = await newEvent(events);
    const pending = await newRoomRequest(events, cancelled, { room: 'Aula' });
    const withdrawn = await newRoomRequest(events, cancelled, { room: 'Barn' });
    await withdraw(withdrawn._id);
    const before = (await events.outbox('events.room-request.withdrawn.v1')).length;
    await events.useCases.cancelEvent(president, cancelled, 'Rain.');
    const published = (await events.outbox('events.room-request.withdrawn.v1')).slice(before);
    expect(published).toMatchObject([
      { subject: pending._id, actor: { _id: president.userId }, data: { eventCancelled: true } },
    ]);
  });
});

describe('a booking', () => {
  it('is given back: the room is free for others, who are told', async () => {
    const { _id } = await approved('Barn');
    expect(await takenIn('Barn')).toHaveLength(1);
    const { body } = await withdraw(_id, president);
    expect(statusIn(body, _id)).toBe('Withdrawn');
    expect(await takenIn('Barn')).toBeUndefined();
    const [published] = await events.outbox('events.room-request.released.v1');
    expect(published).toMatchObject({
      subject: _id,
      actor: { _id: president.userId },
      data: { requestedBy: coordinator.userId },
    });
    const { _id: next } = await newRoomRequest(events, eventId, { room: 'Barn' });
    expect((await review(events, next, 'Approved')).status).toBe(200);
  });

  it('is given back once, and not by others, not after its time, not when it was rejected', async () => {
    const { _id } = await approved('Cellar');
    expect((await withdraw(_id, musicCoordinator)).body.code).toBe('ROOM_REQUEST.OUT_OF_SCOPE');
    clock.set('2026-11-28T15:30:00.000Z');
    expect((await withdraw(_id)).body.code).toBe('ROOM_REQUEST.NOT_OPEN');
    clock.set(NOW);
    const answers = await Promise.all([withdraw(_id), withdraw(_id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const rejected = await newRoomRequest(events, eventId, { room: 'Cellar' });
    await review(events, rejected._id, 'Rejected');
    expect((await withdraw(rejected._id)).body.code).toBe('ROOM_REQUEST.NOT_OPEN');
    expect((await withdraw('d'.repeat(24))).body.code).toBe('ROOM_REQUEST.NOT_FOUND');
  });
});

describe('an event that is moved', () => {
  it('tells whose rooms are booked or requested for its old time, and keeps them', async () => {
    const moved = await newEvent(events);
    const booked = await newRoomRequest(events, moved._id, { room: 'Dome' });
    await review(events, booked._id, 'Approved');
    const pending = await newRoomRequest(events, moved._id, { room: 'Dome', time: '18:30', end_time: '20:00' });
    const elsewhere = await newRoomRequest(events, moved._id, { room: 'Foyer', time: '08:00', end_time: '09:00' });
    const withdrawn = await newRoomRequest(events, moved._id, { room: 'Foyer' });
    await withdraw(withdrawn._id);
    const change = (schedule: object) => events.request(president, 'PATCH', `/api/events/${moved._id}`, { schedule });
    await change({ venue: 'Dome' });
    expect(await events.outbox('events.room-notice.event-moved.v1')).toEqual([]);
    await change({ start: '2026-11-28T15:30:00.000Z', end: '2026-11-28T17:30:00.000Z' });
    const published = await events.outbox('events.room-notice.event-moved.v1');
    expect(published.map(({ subject, data, actor }) => [subject, data.status, actor?._id])).toEqual([
      [booked._id, 'Approved', president.userId],
      [pending._id, 'Pending', president.userId],
    ]);
    expect(published.map(({ subject }) => subject)).not.toContain(elsewhere._id);
    expect(await takenIn('Dome')).toMatchObject([{ start: '18:00', end: '21:00' }]);
  });
});

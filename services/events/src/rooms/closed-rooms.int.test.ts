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

const clock = testClock(NOW);
let events: Events;
let eventId: string;
beforeAll(async () => {
  events = await startCampus({ clock });
  eventId = (await newEvent(events))._id;
});
afterAll(() => events.stop());

const addRoom = async (name: string) => (await events.useCases.addRoom({ ...hall, name }))._id;
const hall = { building: 'A', capacity: 300, equipment: [], active: true };
const close = (id: string) => events.request(president, 'PATCH', `/api/rooms/${id}`, { active: false });
const useOf = async (id: string) =>
  (await events.request<AnswerOf<typeof calls.readRoomUse>>(president, 'GET', `/api/rooms/${id}/use`)).body;
const request = (body: object) =>
  events.request<EventAnswer & Pick<Problem, 'code' | 'errors'>>(
    coordinator,
    'POST',
    `/api/events/${eventId}/room-requests`,
    body,
  );
const approvedIn = async (room: string, changes: object = {}) => {
  const made = await newRoomRequest(events, eventId, { room, ...changes });
  await review(events, made._id, 'Approved');
  return made;
};

describe('a room that is closed', () => {
  it('says before it is closed how many bookings and pending requests it has from now on', async () => {
    const id = await addRoom('Aula');
    await approvedIn('Aula', { time: '10:00', end_time: '11:00' });
    await approvedIn('Aula', { date: '2026-11-21', time: '08:00', end_time: '09:00' });
    await newRoomRequest(events, eventId, { room: 'Aula' });
    await review(events, (await newRoomRequest(events, eventId, { room: 'Aula' }))._id, 'Rejected');
    expect(await useOf(id)).toEqual({ booked: 1, pending: 1 });
    expect((await events.request(president, 'GET', `/api/rooms/${'d'.repeat(24)}/use`)).status).toBe(404);
  });

  it('is not requested, by its name or by the one it had before', async () => {
    const id = await addRoom('Barn');
    await events.request(president, 'PATCH', `/api/rooms/${id}`, { name: 'Great Barn' });
    await close(id);
    for (const room of ['great  barn', 'Barn']) {
      expect(await request(roomRequestInput({ room }))).toMatchObject({
        status: 409,
        body: { code: 'ROOM.CLOSED', errors: [{ path: 'room', message: 'This room is closed. Choose another one.' }] },
      });
    }
  });

  it('is not given to requests that were pending, and keeps what is booked', async () => {
    const id = await addRoom('Cellar');
    await approvedIn('Cellar', { time: '10:00', end_time: '11:00' });
    const pending = await newRoomRequest(events, eventId, { room: 'Cellar' });
    await close(id);
    expect((await review(events, pending._id, 'Approved')).body.code).toBe('ROOM.CLOSED');
    expect((await review(events, pending._id, 'Rejected')).status).toBe(200);
    const { body } = await events.request<AnswerOf<typeof calls.readRoomAvailability>>(
      president,
      'GET',
      '/api/rooms/availability?date=2026-11-28',
    );
    expect(body.find(({ name }) => name === 'Cellar')).toMatchObject({ isClosed: true, taken: [{ start: '10:00' }] });
    expect(body.find(({ name }) => name === 'Aula')).not.toHaveProperty('isClosed');
  });

  it('tells those who booked or requested it, once', async () => {
    const id = await addRoom('Dome');
    const booked = await approvedIn('Dome', { time: '10:00', end_time: '11:00' });
    const pending = await newRoomRequest(events, eventId, { room: 'Dome' });
    await approvedIn('Dome', { date: '2026-11-21', time: '08:00', end_time: '09:00' });
    await close(id);
    await close(id);
    const published = await events.outbox('events.room-notice.room-closed.v1');
    const ofDome = published.filter(({ data }) => data.room === 'Dome');
    expect(ofDome.map(({ subject, data }) => [subject, data.status, data.requestedBy])).toEqual([
      [booked._id, 'Approved', coordinator.userId],
      [pending._id, 'Pending', coordinator.userId],
    ]);
  });
});

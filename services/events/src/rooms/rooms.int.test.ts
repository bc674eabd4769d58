import type { AnswerOf, Problem, calls } from '@portal/contracts';
import { testClock } from '@portal/test-kit';
import type { As } from '@portal/test-kit';
import type { Events } from '../../testing/fixtures';
import {
  coordinator,
  newEvent,
  newRoomRequest,
  NOW,
  president,
  review,
  startCampus,
  startEvents,
} from '../../testing/fixtures';

type Rooms = AnswerOf<typeof calls.listRooms>;
type Saved = Rooms[number] & Pick<Problem, 'code' | 'errors'>;

const hall = { name: 'Main Hall', building: 'A', capacity: 300, equipment: ['Projector'], active: true };

let events: Events;
const rooms = async (query = '') => events.request<Rooms>(coordinator, 'GET', `/api/rooms${query}`);
const add = (body: object, as: As = president) => events.request<Saved>(as, 'POST', '/api/rooms', body);
const change = (id: string, body: object, as: As = president) =>
  events.request<Saved>(as, 'PATCH', `/api/rooms/${id}`, body);

describe('the catalogue of rooms', () => {
  beforeAll(async () => {
    events = await startEvents();
  });
  afterAll(() => events.stop());

  it('gets a room from the president, and tells the others', async () => {
    const { status, body } = await add({ name: ' Aula ', building: 'Tower', capacity: 80 });
    expect(status).toBe(201);
    const aula = { name: 'Aula', building: 'Tower', capacity: 80, equipment: [], active: true };
    expect(body).toEqual({ _id: expect.any(String), ...aula });
    const [published] = await events.outbox('events.room.added.v1');
    expect(published).toMatchObject({
      subject: body._id,
      actor: { _id: president.userId },
      data: { roomId: body._id, ...aula },
    });
    expect((await add({ ...hall, capacity: 0 })).body.errors).toMatchObject([{ path: 'capacity' }]);
  });

  it('shows the rooms in use by name, and all to who asks', async () => {
    await events.useCases.addRoom(hall);
    await events.useCases.addRoom({ ...hall, name: 'Barn', active: false });
    const { body, headers } = await rooms();
    expect(body.map(({ name }) => name)).toEqual(['Aula', 'Main Hall']);
    expect(headers.get('x-total-count')).toBe('2');
    expect((await rooms('?active=all')).body.map(({ name }) => name)).toEqual(['Aula', 'Barn', 'Main Hall']);
    expect((await rooms('?q=tower')).body.map(({ name }) => name)).toEqual(['Aula']);
  });

  it('has no two rooms of one name, whatever the spelling, and says so at the field', async () => {
    const taken = { status: 409, body: { code: 'ROOM.NAME_TAKEN', errors: [{ path: 'name' }] } };
    expect(await add({ ...hall, name: ' main  HALL' })).toMatchObject(taken);
    const [aula] = (await rooms('?q=aula')).body;
    expect(await change(aula?._id ?? '', { name: 'MAIN hall' })).toMatchObject(taken);
    expect((await change(aula?._id ?? '', { name: 'AULA' })).body.name).toBe('AULA');
  });

  it('changes what is said and nothing else, and tells the others', async () => {
    const [aula] = (await rooms('?q=aula')).body;
    const { body } = await change(aula?._id ?? '', { capacity: 90, active: false });
    expect(body).toEqual({ ...aula, capacity: 90, active: false });
    expect((await events.outbox('events.room.changed.v1')).at(-1)?.data).toMatchObject({ capacity: 90, active: false });
    expect((await change('dddddddddddddddddddddd01', { capacity: 9 })).body.code).toBe('ROOM.NOT_FOUND');
  });
});

describe('a room that is renamed', () => {
  const clock = testClock(NOW);
  beforeAll(async () => {
    events = await startCampus({ clock });
  });
  afterAll(() => events.stop());

  it('keeps what is booked: the same time is still refused, by the new name and by the old', async () => {
    const { _id: eventId } = await newEvent(events);
    const { _id: roomId } = (await add(hall)).body;
    const first = await newRoomRequest(events, eventId);
    await review(events, first._id, 'Approved');
    await change(roomId, { name: 'Nalanda Hall' });
    for (const room of ['nalanda  hall', 'Main Hall']) {
      const { _id } = await newRoomRequest(events, eventId, { room });
      expect((await review(events, _id, 'Approved')).body.code).toBe('ROOM.ALREADY_BOOKED');
    }
    const { body } = await events.request<{ room: string }[]>(president, 'GET', '/room/requests?room=NALANDA hall');
    expect(body.map(({ room }) => room)).toEqual(['Main Hall', 'Nalanda Hall', 'Nalanda Hall']);
  });

  it('leaves its old name to a new room, which is free', async () => {
    const { _id: eventId } = await newEvent(events);
    await add(hall);
    const { _id } = await newRoomRequest(events, eventId);
    expect((await review(events, _id, 'Approved')).status).toBe(200);
  });

  it('leaves requests that are over as they were', async () => {
    const { _id: eventId } = await newEvent(events, { schedule: { start: NOW, end: '2026-12-30T07:00:00Z' } });
    const { _id: roomId } = (await add({ ...hall, name: 'Old Library' })).body;
    await newRoomRequest(events, eventId, { room: 'Old Library', date: '2026-11-22' });
    await newRoomRequest(events, eventId, { room: 'Old Library', date: '2026-12-20' });
    clock.set('2026-12-01T06:00:00Z');
    await change(roomId, { name: 'New Library' });
    const { body } = await events.request<{ room: string; date: string }[]>(
      president,
      'GET',
      '/room/requests?limit=200',
    );
    const dates = (room: string) => body.filter((request) => request.room === room).map(({ date }) => date);
    expect([dates('Old Library'), dates('New Library')]).toEqual([['2026-11-22'], ['2026-12-20']]);
    clock.set(NOW);
  });

  it('takes over what was asked for under its new name before', async () => {
    const { _id: eventId } = await newEvent(events);
    const typed = await newRoomRequest(events, eventId, { room: 'Great Barn' });
    await review(events, typed._id, 'Approved');
    const { _id: roomId } = (await add({ ...hall, name: 'Barn' })).body;
    await change(roomId, { name: 'Great Barn' });
    const { _id } = await newRoomRequest(events, eventId, { room: 'great barn' });
    expect((await review(events, _id, 'Approved')).body.code).toBe('ROOM.ALREADY_BOOKED');
  });

  it('is not given a name whose bookings overlap with its own, and both stay as they were', async () => {
    const { _id: eventId } = await newEvent(events);
    const { _id: roomId } = (await add({ ...hall, name: 'Dome' })).body;
    for (const [room, time] of [
      ['Dome', '10:00'],
      ['Old Dome', '11:00'],
    ] as const) {
      const { _id } = await newRoomRequest(events, eventId, { room, time, end_time: '12:00' });
      await review(events, _id, 'Approved');
    }
    expect(await change(roomId, { name: 'old dome' })).toMatchObject({
      status: 409,
      body: { code: 'ROOM.BOOKINGS_OVERLAP', errors: [{ path: 'name' }] },
    });
    const { body } = await events.request<{ room: string }[]>(president, 'GET', '/room/requests?room=dome');
    expect(body.map(({ room }) => room)).toEqual(['Dome']);
  });
});

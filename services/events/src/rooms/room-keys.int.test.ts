import type { AnswerOf, calls } from '@portal/contracts';
import { testClock } from '@portal/test-kit';
import {
  coordinator,
  newEvent,
  newRoomRequest,
  NOW,
  president,
  review,
  startCampus,
  startEvents,
  type Events,
} from '../../testing/fixtures';

const hall = { building: 'A', capacity: 300, equipment: [], active: true };
/** Four ways to write one name. */
const COMPOSED = 'Caf\u00e9 Hall';
const ALIKE = ['Cafe\u0301 Hall', 'Caf\u00e9\u200b Hall', '\uff23\uff41\uff46\u00e9 hall'];
/** As builds before `keyOf` made keys. */
const formerKeyOf = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

let events: Events;
beforeEach(async () => {
  events = await startCampus();
});
afterEach(() => events.stop());

/** A request that is approved, or the code of what refuses it. */
async function booked(room: string, changes: object = {}): Promise<string> {
  const { _id: eventId } = await newEvent(events);
  const { _id } = await newRoomRequest(events, eventId, { room, ...changes });
  const { body } = await review(events, _id, 'Approved');
  return body.code ?? _id;
}

describe('names of rooms that look alike', () => {
  it('are one room, which is booked once', async () => {
    await booked(COMPOSED);
    for (const name of ALIKE) expect(await booked(name)).toBe('ROOM.ALREADY_BOOKED');
  });

  it('are in the catalogue once', async () => {
    await events.useCases.addRoom({ ...hall, name: COMPOSED });
    for (const name of ALIKE) {
      const { body } = await events.request<{ code: string }>(president, 'POST', '/api/rooms', { ...hall, name });
      expect(body.code).toBe('ROOM.NAME_TAKEN');
    }
  });
});

describe('rooms and requests of earlier builds', () => {
  const stored = (collection: string) => events.store.connection.collection<{ _id: string }>(collection);
  const names = async () => {
    const { body } = await events.request<AnswerOf<typeof calls.listRooms>>(coordinator, 'GET', '/api/rooms');
    return body.map(({ name }) => name);
  };
  const requestsOf = async (room: string) => {
    const path = `/room/requests?room=${encodeURIComponent(room)}`;
    const { body } = await events.request<{ _id: string }[]>(president, 'GET', path);
    return body.map(({ _id }) => _id);
  };

  /** The room has the name and the keys that it had in an earlier build, and so have its requests. */
  async function giveFormerName(room: string, name: string): Promise<void> {
    const key = formerKeyOf(name);
    await stored('rooms').updateOne({ name: room }, { $set: { name, key, bookingKey: key } });
    await stored('room_requests').updateMany({ room }, { $set: { room: name, roomKey: key } });
  }

  /** Starts a second instance, as the next build does. */
  async function migrate(): Promise<void> {
    await stored('migrations').deleteMany({});
    const next = await startEvents({ clock: testClock(NOW), database: events.database });
    await next.stop();
  }

  it('are found by their name however it is written, and their bookings hold', async () => {
    await events.useCases.addRoom({ ...hall, name: 'Former' });
    const inCatalogue = await booked('Former');
    await giveFormerName('Former', ALIKE[0] ?? '');
    const typed = await booked('Typed');
    await giveFormerName('Typed', 'Old \uff22arn');
    await migrate();
    expect([await requestsOf(COMPOSED), await requestsOf('old barn')]).toEqual([[inCatalogue], [typed]]);
    for (const name of [COMPOSED, 'Old Barn']) expect(await booked(name)).toBe('ROOM.ALREADY_BOOKED');
    const path = '/api/rooms/availability?date=2026-11-28';
    const { body } = await events.request<AnswerOf<typeof calls.readRoomAvailability>>(coordinator, 'GET', path);
    expect(body.map(({ taken }) => taken.length)).toEqual([1, 1]);
  });

  it('stay two rooms with their own bookings where two names have become one', async () => {
    for (const name of ['First', 'Second']) await events.useCases.addRoom({ ...hall, name });
    const [first, second] = [await booked('First'), await booked('Second')];
    await giveFormerName('First', COMPOSED);
    await giveFormerName('Second', ALIKE[0] ?? '');
    await migrate();
    expect((await names()).toSorted()).toEqual([COMPOSED, ALIKE[0]].toSorted());
    expect(await requestsOf(COMPOSED)).toEqual([first]);
    const { _id: id } = (await stored('rooms').findOne({ name: ALIKE[0] })) ?? { _id: '' };
    await events.request(president, 'PATCH', `/api/rooms/${id}`, { name: 'Upper Caf\u00e9' });
    expect(await requestsOf('Upper Caf\u00e9')).toEqual([second]);
    expect(await booked('Upper Caf\u00e9')).toBe('ROOM.ALREADY_BOOKED');
  });
});

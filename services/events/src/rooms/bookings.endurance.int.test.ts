import { createInProcessBus, newId } from '@portal/service-kit';
import { byLane } from '@portal/test-kit';
import fc from 'fast-check';
import type { Events } from '../../testing/fixtures';
import {
  coordinator,
  newEvent,
  newRoomRequest,
  president,
  review,
  startCampus,
  startEvents,
} from '../../testing/fixtures';

const ROUNDS = byLane({ push: 12, endurance: 400 });
const AT_ONCE = 6;
const seed = Number(process.env.BOOKINGS_SEED ?? Math.floor(Math.random() * 1e9));

const names = ['Aula', 'Barn', 'Cellar', 'Dome'];
const spellings = fc.constantFrom(...names, ...names.map((name) => ` ${name.toUpperCase()} `));
/** Until late, so that bookings last beyond midnight. */
const hour = fc.integer({ min: 19, max: 23 });
const target = fc.nat();

const action = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('approve' as const), name: spellings, hour, target }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('rename' as const), name: spellings, target }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('add' as const), name: spellings }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close' as const), active: fc.boolean(), target }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('move' as const), hour, target }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('withdraw' as const), target }) },
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

interface StoredBooking {
  _id: string;
  roomKey: string;
  room: string;
  startsAt: Date;
  endsAt: Date;
}

describe(`bookings after ${ROUNDS * AT_ONCE} random writes on two instances (BOOKINGS_SEED=${seed})`, () => {
  let first: Events;
  let second: Events;
  const events: string[] = [];
  beforeAll(async () => {
    first = await startCampus();
    second = await startEvents({ database: first.database, bus: createInProcessBus() });
    for (let count = 0; count < 4; count += 1) events.push((await newEvent(first))._id);
  });
  afterAll(async () => {
    await second.stop();
    await first.stop();
  });

  const chosen = (list: readonly string[], at: number) => list[at % list.length] ?? '';
  const roomIds = async () => {
    const { body } = await first.request<{ _id: string }[]>(president, 'GET', '/api/rooms?active=all&limit=200');
    return body.map(({ _id }) => _id);
  };

  async function act(instance: Events, made: Action, rooms: readonly string[]): Promise<void> {
    const changeRoom = (target: number, body: object) =>
      instance.request(president, 'PATCH', `/api/rooms/${chosen(rooms, target)}`, body);
    if (made.do === 'add') await instance.request(president, 'POST', '/api/rooms', { name: made.name, capacity: 9 });
    if (made.do === 'rename') await changeRoom(made.target, { name: made.name });
    if (made.do === 'close') await changeRoom(made.target, { active: made.active });
    if (made.do === 'move') await moveEvent(instance, made);
    if (made.do === 'withdraw') await withdraw(instance, made.target);
    if (made.do === 'approve') await requestAndApprove(instance, made);
  }

  async function withdraw(instance: Events, target: number) {
    const ids = (await stored()).map(({ _id }) => _id);
    await instance.request(president, 'DELETE', `/api/events/room-requests/${chosen(ids, target)}`);
  }

  async function moveEvent(instance: Events, { hour: at, target: which }: { hour: number; target: number }) {
    const start = `2026-11-28T${String(at - 12).padStart(2, '0')}:00:00.000Z`;
    const path = `/api/events/${chosen(events, which)}`;
    await instance.request(president, 'PATCH', path, { schedule: { start, end: '2026-11-28T15:30:00.000Z' } });
  }

  async function requestAndApprove(instance: Events, made: { name: string; hour: number; target: number }) {
    const time = (at: number) => `${String(at % 24).padStart(2, '0')}:00`;
    const end = made.hour + 2;
    const until = { end_time: time(end), ...(end >= 24 && { end_date: '2026-11-29' }) };
    const wanted = { room: made.name, time: time(made.hour), ...until };
    const organiser = { ...coordinator, userId: newId() };
    try {
      const { _id } = await newRoomRequest(instance, chosen(events, made.target), wanted, organiser);
      await review(instance, _id, 'Approved');
    } catch {
      // A closed room is not requested.
    }
  }

  const stored = () =>
    first.store.connection
      .collection<StoredBooking>('room_requests')
      .find({ status: 'Approved', releasedAt: null })
      .toArray();

  it('have no two in one room at one time', async () => {
    const booked = new Set<string>();
    const writes = fc.sample(action, { seed, numRuns: ROUNDS * AT_ONCE });
    for (let round = 0; round < ROUNDS; round += 1) {
      const rooms = await roomIds();
      const batch = writes.slice(round * AT_ONCE, (round + 1) * AT_ONCE);
      await Promise.all(batch.map((made, at) => act(at % 2 ? first : second, made, rooms)));
      const bookings = await stored();
      const overlapping = bookings.filter((one, at) =>
        bookings
          .slice(at + 1)
          .some((other) => one.roomKey === other.roomKey && one.startsAt < other.endsAt && other.startsAt < one.endsAt),
      );
      expect(overlapping).toEqual([]);
      for (const { _id } of bookings) booked.add(String(_id));
    }
    expect(booked.size).toBeGreaterThan(1);
  }, 240_000);
});

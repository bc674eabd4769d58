import { createTransaction, newId } from '@portal/service-kit';
import type { Events } from '../../testing/fixtures';
import { startEvents } from '../../testing/fixtures';
import { createBookedDayRepository } from './booked-day.repository';
import { createRoomRepository } from './room.repository';

const hall = {
  id: 'aaaaaaaaaaaaaaaaaaaaaa11',
  name: 'Main Hall',
  bookingKey: 'main hall',
  building: 'A',
  capacity: 300,
  equipment: [],
  active: true,
};

let events: Events;
beforeEach(async () => {
  events = await startEvents();
});
afterEach(() => events.stop());

const within: ReturnType<typeof createTransaction> = (work) => createTransaction(events.store.connection)(work);

describe('rooms', () => {
  const room = (name: string) => ({ ...hall, id: newId(), name, bookingKey: name.toLowerCase() });

  it('are read by name, in whatever order they were added', async () => {
    const rooms = createRoomRepository(events.store);
    for (const name of ['Yoga Hall', 'Archive']) await within((session) => rooms.add(room(name), session));
    const names = (await rooms.findAll()).map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect(names).toEqual(expect.arrayContaining(['Archive', 'Yoga Hall']));
  });

  it('have a taken name only where one is taken: any other failure is thrown', async () => {
    const rooms = createRoomRepository(events.store);
    const ended = await events.store.connection.startSession();
    await ended.endSession();
    await expect(rooms.change(hall, ended)).rejects.toThrow();
  });
});

describe('the booked days', () => {
  it('are the same objects until a day changes, so that what is made of them can be kept', async () => {
    const days = createBookedDayRepository(events.store);
    const write = (date: string, slots: string) =>
      within((session) => days.write(date, [{ roomKey: 'main hall', name: 'Main Hall', slots: [slots] }], session));
    await write('2026-11-28', '10001100');
    await write('2026-11-29', '10001100');
    const read = async () => (await days.findBetween('2026-11-28', '2026-11-29')).map(({ rooms }) => rooms);
    const [saturday, sunday] = await read();
    await write('2026-11-29', '11001200');
    const [sameSaturday, changedSunday] = await read();
    expect(saturday).toBeDefined();
    expect(sameSaturday).toBe(saturday);
    expect(changedSunday).not.toBe(sunday);
  });
});

import type { Session } from '@portal/service-kit';
import { changedCollections } from '@portal/test-kit';
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

describe('what is written of a room and of its days', () => {
  let events: Events;
  beforeAll(async () => {
    events = await startEvents();
  });
  afterAll(() => events.stop());

  it('is undone with its transaction', async () => {
    const rooms = createRoomRepository(events.store);
    const days = createBookedDayRepository(events.store);
    const changed = (write: (session: Session) => Promise<unknown>) => changedCollections(events, write);
    expect(await changed((session) => rooms.add(hall, session))).toEqual({ failing: [], committing: ['rooms'] });
    const renamed = { ...hall, name: 'Great Hall' };
    expect(await changed((session) => rooms.change(renamed, session))).toEqual({ failing: [], committing: ['rooms'] });
    const booked = [{ roomKey: 'main hall', name: 'Main Hall', slots: ['10001100'] }];
    expect(await changed((session) => days.write('2026-11-28', booked, session))).toEqual({
      failing: [],
      committing: ['booked_days'],
    });
  });
});

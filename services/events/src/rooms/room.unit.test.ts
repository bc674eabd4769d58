import { changedRoom, newRoom } from './room.domain';

const id = 'd'.repeat(24);
const plan = { name: 'Main  Hall', building: 'A', capacity: 180, equipment: ['Projector'], active: true };
const mainHall = newRoom(plan, { id, keyIsTaken: false });

describe('a room that is added', () => {
  it('gets the bookings under its name', () => {
    expect(mainHall).toEqual({ ...plan, id, bookingKey: 'main hall' });
  });

  it('gets a key of its own when another room once had this name', () => {
    expect(newRoom(plan, { id, keyIsTaken: true }).bookingKey).toBe(id);
  });
});

describe('a room that is changed', () => {
  it('keeps its bookings under another name', () => {
    expect(changedRoom(mainHall, { name: 'Great Hall' })).toEqual({ ...mainHall, name: 'Great Hall' });
  });

  it.each([{ building: 'B' }, { capacity: 20 }, { equipment: [] }, { active: false }])(
    'stays as it was but for %j',
    (changes) => {
      expect(changedRoom(mainHall, changes)).toEqual({ ...mainHall, ...changes });
    },
  );
});

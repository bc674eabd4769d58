import { addRoomBody } from '@portal/contracts';
import { roomBody, roomSchema, type RoomForm } from './room-schema';

const good: RoomForm = { name: 'Senate Hall', building: 'Main Building', capacity: 120, equipment: ['Projector'] };

/** What a check says: the field of its first complaint. */
const wrongField = (checked: { error?: { issues: readonly { path: PropertyKey[] }[] } | undefined }) =>
  checked.error?.issues[0]?.path[0];

describe('the form of a room', () => {
  it.each([good, { ...good, building: '', equipment: [] }, { ...good, name: '  Senate Hall ' }])(
    'sends what the service takes: %j',
    (typed) => {
      const body = roomBody(roomSchema.parse(typed));
      expect(addRoomBody.parse(body)).toEqual({ ...body, active: true });
    },
  );

  it.each<Partial<RoomForm>>([
    { name: ' ' },
    { name: 'a'.repeat(101) },
    { building: 'a'.repeat(101) },
    { capacity: 0 },
    { capacity: 2.5 },
    { capacity: 100_001 },
    { equipment: ['a'.repeat(101)] },
    { equipment: Array.from({ length: 51 }, (_, n) => `Thing ${n}`) },
  ])('refuses what the service refuses: %j', (wrong) => {
    const typed = { ...good, ...wrong };
    const field = wrongField(addRoomBody.safeParse(roomBody(typed)));
    expect(field).toBeDefined();
    expect(wrongField(roomSchema.safeParse(typed))).toBe(field);
  });

  it('asks for the seats', () => {
    expect(wrongField(roomSchema.safeParse({ ...good, capacity: null }))).toBe('capacity');
  });
});

import type { AnswerOf, calls } from '@portal/contracts';
import type { Events } from '../../testing/campus';
import { coordinator, startEvents } from '../../testing/campus';

type Rooms = AnswerOf<typeof calls.listRooms>;

const hall = { name: 'Main Hall', building: 'A', capacity: 300, equipment: ['Projector'], active: true };

describe('the catalogue of rooms', () => {
  let events: Events;
  beforeAll(async () => {
    events = await startEvents();
  });
  afterAll(() => events.stop());

  const rooms = async (query = '') => events.request<Rooms>(coordinator, 'GET', `/api/rooms${query}`);

  it('shows rooms by name, and finds them by name or building', async () => {
    await events.useCases.addRoom(hall);
    await events.useCases.addRoom({ ...hall, name: 'Aula', building: 'Tower', active: false });
    const { body, headers } = await rooms();
    expect(body).toEqual([
      { _id: expect.any(String), ...hall, name: 'Aula', building: 'Tower', active: false },
      { _id: expect.any(String), ...hall },
    ]);
    expect(headers.get('x-total-count')).toBe('2');
    expect((await rooms('?q=tower')).body.map(({ name }) => name)).toEqual(['Aula']);
  });

  it('has no two rooms of one name, whatever the spelling', async () => {
    await expect(events.useCases.addRoom({ ...hall, name: ' main  HALL' })).rejects.toMatchObject({
      code: 'ROOM.NAME_TAKEN',
    });
  });

  it('comes page by page', async () => {
    const { headers } = await rooms('?limit=1');
    const next = /<\/api\/rooms(.+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? '';
    expect((await rooms(next)).body.map(({ name }) => name)).toEqual(['Main Hall']);
  });
});

import type { AnswerOf, Problem, calls } from '@portal/contracts';
import type { Events } from '../../testing/fixtures';
import { coordinator, newEvent, newRoomRequest, president, review, startCampus } from '../../testing/fixtures';

type Availability = AnswerOf<typeof calls.readRoomAvailability>;

const DAY = '2026-11-28';
const hall = { name: 'Main Hall', building: 'A', capacity: 300, equipment: [], active: true };

describe('when rooms are taken', () => {
  let events: Events;
  let eventId: string;
  beforeAll(async () => {
    events = await startCampus();
    await events.useCases.addRoom(hall);
    await events.useCases.addRoom({ ...hall, name: 'Old Hall', active: false });
    eventId = (await newEvent(events))._id;
  });
  afterAll(() => events.stop());

  const read = async (query = `date=${DAY}`) =>
    events.request<Availability & Pick<Problem, 'errors'>>(coordinator, 'GET', `/api/rooms/availability?${query}`);
  const timesOf = async (name: string, query?: string) =>
    (await read(query)).body.find((room) => room.name === name)?.taken;
  const approved = async (room: string, time: string, end_time: string, event = eventId) => {
    const { _id } = await newRoomRequest(events, event, { room, time, end_time });
    await review(events, _id, 'Approved');
  };

  it('is when an approved request says so; a pending or a rejected one blocks nothing', async () => {
    await newRoomRequest(events, eventId, { time: '08:00', end_time: '09:00' });
    const { _id } = await newRoomRequest(events, eventId, { time: '09:00', end_time: '10:00' });
    await review(events, _id, 'Rejected');
    expect(await timesOf('Main Hall')).toEqual([]);
    await approved('main hall', '14:00', '15:30');
    await approved('Main Hall', '10:00', '11:00');
    const takenOn = (day: number) => [
      { start: '10:00', end: '11:00', days: [day] },
      { start: '14:00', end: '15:30', days: [day] },
    ];
    expect(await timesOf('Main Hall')).toEqual(takenOn(0));
    expect(await timesOf('Main Hall', 'from=2026-11-27&to=2026-11-29')).toEqual(takenOn(1));
  });

  it('includes rooms that are not in the catalogue while they are taken, and says which rooms are closed', async () => {
    await approved('Garden', '10:00', '11:00');
    const { body } = await read();
    expect(body.map(({ _id, name, isClosed }) => [_id === null, name, isClosed])).toEqual([
      [false, 'Main Hall', undefined],
      [false, 'Old Hall', true],
      [true, 'Garden', undefined],
    ]);
    expect((await read('date=2026-11-27')).body.map(({ name }) => name)).toEqual(['Main Hall', 'Old Hall']);
  });

  it('knows a room that was just added or renamed', async () => {
    const annex = await events.useCases.addRoom({ ...hall, name: 'Annex' });
    await approved('Annex', '10:00', '11:00');
    await events.request(president, 'PATCH', `/api/rooms/${annex._id}`, { name: 'New Annex' });
    expect(await timesOf('New Annex')).toEqual([{ start: '10:00', end: '11:00', days: [0] }]);
    expect(await timesOf('Annex')).toBeUndefined();
  });

  it('ends when the event is cancelled: its rooms are free at once', async () => {
    const { _id } = await newEvent(events, { title: 'Rained off' });
    await approved('Roof', '10:00', '11:00', _id);
    const pending = await newRoomRequest(events, _id, { room: 'Roof', time: '16:00', end_time: '17:00' });
    await events.useCases.cancelEvent(president, _id, 'Rain.');
    expect(await timesOf('Roof')).toBeUndefined();
    expect((await review(events, pending._id, 'Approved')).body.code).toBe('EVENT.CANCELLED');
    expect((await review(events, pending._id, 'Rejected')).status).toBe(200);
    await approved('Roof', '10:00', '11:00');
    expect(await timesOf('Roof')).toEqual([{ start: '10:00', end: '11:00', days: [0] }]);
  });

  it('asks the store once, the catalogue aside', async () => {
    await read();
    events.takeCommands();
    await read('from=2026-11-01&to=2026-12-01');
    const asked = events.takeCommands().filter(({ collection }) => !/^(outbox|leases)$/.test(collection ?? ''));
    expect(asked).toEqual([{ name: 'find', collection: 'booked_days' }]);
  });

  it('is asked for a day or for at most 31 days', async () => {
    const pathsOf = async (query: string) => (await read(query)).body.errors?.map(({ path }) => path);
    expect(await pathsOf('from=2026-11-01&to=2026-12-02')).toEqual(['to']);
    expect(await pathsOf('from=2026-11-02&to=2026-11-01')).toEqual(['to']);
    expect(await pathsOf('from=2026-11-01')).toEqual(['date']);
  });
});

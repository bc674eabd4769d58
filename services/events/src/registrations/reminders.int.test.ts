import { createInProcessBus } from '@portal/service-kit';
import { testClock } from '@portal/test-kit';
import type { Events } from '../../testing/fixtures';
import { coordinator, join, newEvent, NOW, startCampus, startEvents, student } from '../../testing/fixtures';

const clock = testClock(NOW);
let first: Events;
let second: Events;
beforeAll(async () => {
  first = await startCampus({ clock });
  second = await startEvents({ clock, database: first.database, bus: createInProcessBus() });
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});
beforeEach(() => clock.set(NOW));

const remindTogether = () => Promise.all([first.useCases.sendReminders(), second.useCases.sendReminders()]);
const reminded = async (id: string) =>
  (await first.outbox('events.registration.reminded.v1'))
    .filter(({ data }) => data.eventId === id)
    .map(({ data }) => [data.userId, data.schedule.start]);
const moveTo = (id: string, start: string) =>
  first.request(coordinator, 'PATCH', `/api/events/${id}`, { schedule: { start } });

async function eventAt(start: string, joining: number[], places = 100): Promise<string> {
  const registration = { required: true, max_participants: places };
  const { _id: id } = await newEvent(first, { schedule: { start }, registration });
  for (const number of joining) await join(first, id, student(number));
  return id;
}

const one = student(1).userId;

describe('the reminder of an event', () => {
  it('goes a day before to everybody who holds a place, once, however many instances look', async () => {
    const start = '2026-11-23T06:00:00.000Z';
    const id = await eventAt(start, [1, 2, 3], 2);
    clock.set('2026-11-22T05:59:59Z');
    await remindTogether();
    expect(await reminded(id)).toEqual([]);
    clock.set('2026-11-22T06:00:00Z');
    await remindTogether();
    await remindTogether();
    expect((await reminded(id)).sort()).toEqual([
      [one, start],
      [student(2).userId, start],
    ]);
  });

  it('goes at once when an event is made less than a day before', async () => {
    const id = await eventAt('2026-11-21T10:00:00.000Z', [1]);
    await remindTogether();
    expect(await reminded(id)).toHaveLength(1);
  });

  it('goes again for another start, and never twice for one', async () => {
    const [today, later, nextWeek] = [
      '2026-11-21T10:00:00.000Z',
      '2026-11-21T12:00:00.000Z',
      '2026-11-28T10:00:00.000Z',
    ];
    const id = await eventAt(today, [1]);
    for (const start of [today, later, today, nextWeek]) {
      await moveTo(id, start);
      await remindTogether();
    }
    // Which instance publishes is left to chance, and each counts its own events.
    expect((await reminded(id)).sort()).toEqual([
      [one, today],
      [one, later],
    ]);
    clock.set('2026-11-27T10:00:00Z');
    await remindTogether();
    expect((await reminded(id)).sort().at(-1)).toEqual([one, nextWeek]);
  });

  it('goes again for an event that is postponed while it runs, and everyone hears of the new time', async () => {
    const [today, tomorrow] = ['2026-11-21T10:00:00.000Z', '2026-11-22T10:00:00.000Z'];
    const id = await eventAt(today, [1]);
    await remindTogether();
    clock.set('2026-11-21T10:30:00Z');
    await first.useCases.advanceStatuses();
    await moveTo(id, tomorrow);
    await first.useCases.sendNotices();
    await remindTogether();
    expect((await reminded(id)).sort()).toEqual([
      [one, today],
      [one, tomorrow],
    ]);
    const affected = (await first.outbox('events.registration.affected.v1')).filter(({ data }) => data.eventId === id);
    expect(affected.map(({ data }) => [data.userId, data.change, data.schedule.start])).toEqual([
      [one, 'moved', tomorrow],
    ]);
  });

  it('does not go for an event that is cancelled, or that has begun', async () => {
    const cancelled = await eventAt('2026-11-21T10:00:00.000Z', [1]);
    await first.request(coordinator, 'POST', `/api/events/${cancelled}/cancellation`, { reason: 'Rain.' });
    const begun = await eventAt('2026-11-21T07:00:00.000Z', [1]);
    clock.set('2026-11-21T07:00:00Z');
    await remindTogether();
    expect([await reminded(cancelled), await reminded(begun)]).toEqual([[], []]);
  });
});

import { createInProcessBus } from '@portal/service-kit';
import { testClock } from '@portal/test-kit';
import type { EventAnswer } from '@portal/contracts';
import type { Events } from '../../testing/fixtures';
import { newEvent, NOW, president, startCampus, startEvents } from '../../testing/fixtures';

describe('the status of events follows the clock', () => {
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

  const statusOf = async (id: string) =>
    (await first.request<EventAnswer>(null, 'GET', `/api/events/${id}`)).body.status;
  const advanceTogether = async () => {
    const moved = await Promise.all([first.useCases.advanceStatuses(), second.useCases.advanceStatuses()]);
    return moved[0] + moved[1];
  };

  it('moves each event once and tells it once, however many instances look', async () => {
    const planned = await Promise.all(
      [1, 2, 3].map((day) =>
        newEvent(first, { title: `Day ${day}`, schedule: { start: NOW.replace('06:00', `0${day + 6}:00`) } }),
      ),
    );
    const short = await newEvent(first, { schedule: { start: '2026-11-21T07:00:00Z', end: '2026-11-21T07:30:00Z' } });
    const cancelled = await newEvent(first, { schedule: { start: '2026-11-21T07:00:00Z' } });
    await first.useCases.cancelEvent(president, cancelled._id, 'Rain.');
    expect(await advanceTogether()).toBe(0);

    clock.set('2026-11-21T08:10:00Z');
    expect(await advanceTogether()).toBe(3);
    expect(await Promise.all(planned.map(({ _id }) => statusOf(_id)))).toEqual(['ongoing', 'ongoing', 'planned']);
    expect(await statusOf(short._id)).toBe('completed');
    expect(await statusOf(cancelled._id)).toBe('cancelled');

    clock.set('2026-11-23T00:00:00Z');
    expect(await advanceTogether()).toBe(3);
    expect(await advanceTogether()).toBe(0);
    const published = await first.outbox('events.event.status-changed.v1');
    const ofFirst = published.filter(({ subject }) => subject === planned[0]?._id);
    expect(ofFirst.map(({ data }) => [data.version, data.previousStatus, data.status])).toEqual([
      [2, 'planned', 'ongoing'],
      [3, 'ongoing', 'completed'],
    ]);
    expect(ofFirst[0]?.actor).toBeNull();
    expect(published).toHaveLength(7);
  });
});

import { MINUTE_MS, type EventAnswer, type EventStatistics } from '@portal/contracts';
import { testClock, type As } from '@portal/test-kit';
import {
  codingClub,
  coordinator,
  join,
  newEvent,
  newRoomRequest,
  NOW,
  ofMusicClub,
  president,
  review,
  startCampus,
  student,
  type Events,
} from '../../testing/fixtures';

const DAY_MS = 86_400_000;

async function statistics(events: Events, as: As = president): Promise<EventStatistics> {
  const { status, body } = await events.request<EventStatistics>(as, 'GET', '/api/events/statistics');
  expect(status).toBe(200);
  return body;
}

const monthOf = ({ months }: EventStatistics, month: string) => months.find((each) => each.month === month)?.categories;

const scheduled = (start: string, end: string) => ({ start, end, venue: 'Main Hall', mode: 'offline' }) as const;

describe('the statistics of events', () => {
  let events: Events;
  let clock: ReturnType<typeof testClock>;
  beforeEach(async () => {
    clock = testClock(NOW);
    events = await startCampus({ clock });
  });
  afterEach(() => events.stop());

  it('count what the list of each month and category holds, whatever happened before', async () => {
    await newEvent(events, { schedule: scheduled('2026-11-28T10:00:00Z', '2026-11-28T12:00:00Z') });
    // The second day is December in India.
    const long = scheduled('2026-11-30T10:00:00Z', '2026-11-30T19:00:00Z');
    await newEvent(events, { ...ofMusicClub, schedule: long });
    const gone = await newEvent(events, { schedule: scheduled('2026-11-25T10:00:00Z', '2026-11-25T12:00:00Z') });
    await events.request(president, 'POST', `/api/events/${gone._id}/cancellation`, { reason: 'Rain.' });
    await newEvent(events, { schedule: {} });
    clock.advance(10 * DAY_MS);
    const now = await statistics(events);
    expect(monthOf(now, '2026-11')).toEqual([
      { category: 'cultural', count: 1 },
      { category: 'technical', count: 2 },
    ]);
    for (const [month, to] of [
      ['2026-11', '30'],
      ['2026-12', '31'],
    ]) {
      for (const category of ['cultural', 'technical', 'sports']) {
        const path = `/api/events/by-role/PRESIDENT?from=${month}-01&to=${month}-${to}&category=${category}`;
        const { body } = await events.request<EventAnswer[]>(president, 'GET', path);
        const counted = monthOf(now, month ?? '')?.find((each) => each.category === category)?.count ?? 0;
        expect([month, category, counted]).toEqual([month, category, body.length]);
      }
    }
  });

  it('are of the unit of a coordinator and of the category of a general secretary', async () => {
    await newEvent(events);
    await newEvent(events, ofMusicClub);
    const categoriesFor = async (as: As) =>
      (await statistics(events, as)).months.flatMap(({ categories }) => categories.map(({ category }) => category));
    expect(await categoriesFor(coordinator)).toEqual(['technical']);
    expect(await categoriesFor('GENSEC_CULTURAL')).toEqual(['cultural']);
    expect(await categoriesFor('GENSEC_SPORTS')).toEqual([]);
    expect(await categoriesFor('PRESIDENT')).toHaveLength(2);
  });

  it('count approved bookings of days that have come, without those of cancelled events', async () => {
    const { _id: id } = await newEvent(events);
    const booked = async (changes: object, status: 'Approved' | 'Rejected' = 'Approved', eventId = id) =>
      review(events, (await newRoomRequest(events, eventId, changes))._id, status);
    await booked({ date: '2026-11-23', time: '18:00', end_time: '20:00' });
    await booked({ date: '2026-11-30', time: '18:00', end_time: '19:00' });
    await booked({ date: '2026-11-24', time: '18:00', end_time: '19:00' }, 'Rejected');
    await booked({ date: '2026-12-24', time: '18:00', end_time: '19:00' });
    const { _id: gone } = await newEvent(events);
    await booked({ date: '2026-11-23', time: '21:00', end_time: '22:00' }, 'Approved', gone);
    await events.request(president, 'POST', `/api/events/${gone}/cancellation`, { reason: 'Rain.' });
    clock.advance(10 * DAY_MS);
    const { room_use: use } = await statistics(events);
    expect(use).toEqual({
      from: '2026-01-01',
      to: '2026-12-01',
      bookings: 2,
      hours: [
        { weekday: 0, hour: 18, bookings: 2, latest: '2026-11-30' },
        { weekday: 0, hour: 19, bookings: 1, latest: '2026-11-23' },
      ],
    });
  });

  it('say how many registered and came to the last events that are over, of how many places', async () => {
    const registration = { required: true, max_participants: 30 };
    const schedule = scheduled('2026-11-22T10:00:00Z', '2026-11-22T12:00:00Z');
    const event = await newEvent(events, { title: 'Open Lab', schedule, registration });
    await newEvent(events, { title: 'For all', schedule, registration: { required: false } });
    await newEvent(events, { title: 'Ahead', registration: { required: true } });
    const { code } = await join(events, event._id, student(1));
    await join(events, event._id, student(2));
    await events.request(coordinator, 'POST', `/api/events/${event._id}/check-ins`, { registration: code });
    clock.advance(2 * DAY_MS);
    await events.useCases.advanceStatuses();
    expect((await statistics(events)).attendance).toEqual([
      {
        _id: event._id,
        title: 'Open Lab',
        start: '2026-11-22T10:00:00.000Z',
        places: 30,
        registered: 2,
        checked_in: 1,
      },
    ]);
  });

  it('are three questions to the store a minute for each area, whatever there is', async () => {
    await newEvent(events, { organizing_unit_id: codingClub.id });
    events.takeCommands();
    const first = await statistics(events);
    expect(events.takeCommands()).toHaveLength(3);
    expect(first.computed_at).toBe(NOW);
    await newEvent(events, { organizing_unit_id: codingClub.id });
    events.takeCommands();
    expect(await statistics(events)).toEqual(first);
    expect(events.takeCommands()).toHaveLength(0);
    clock.advance(MINUTE_MS);
    expect(await statistics(events)).not.toEqual(first);
  });
});

import { DAY_MS, UNIT_CATEGORIES, type ServiceBoard } from '@portal/contracts';
import { planOf, startTestService, testClock, type TestClock, type TestService } from '@portal/test-kit';
import { NOW } from '../../testing/service-story';
import { activityService } from '../index';

const CASES = 20_000;
const OLD_CASES = 5_000;
const EVENTS = 500;
const AT_EACH = 20;
const AT_ONCE = 5_000;

const idOf = (number: number) => number.toString(16).padStart(24, '0');
const councilOf = (number: number) => UNIT_CATEGORIES[number % UNIT_CATEGORIES.length];

/** Spread over the year and the councils, each answered within 20 days. */
function caseRow(number: number, daysAgo: number) {
  const at = new Date(Date.parse(NOW) - daysAgo * DAY_MS);
  const answeredAt = new Date(at.getTime() + (1 + (number % 20)) * DAY_MS);
  const row = { _id: idOf(number), version: 2, caseId: idOf(number), kind: 'feedback', eventId: null };
  return { ...row, category: councilOf(number), at, answeredAt };
}

function eventRow(number: number) {
  return { _id: idOf(number), version: 2, category: councilOf(number), month: '2026-05', status: 'completed' };
}

function turnoutRow(number: number) {
  return { _id: idOf(number), version: 2, eventId: idOf(number % EVENTS), counts: true };
}

const rowsOf = <Row>(count: number, row: (number: number) => Row) => Array.from({ length: count }, (_, at) => row(at));

describe('the service board of a large institute', () => {
  let activity: TestService<unknown>;
  let clock: TestClock;
  beforeAll(async () => {
    clock = testClock(NOW);
    activity = await startTestService(activityService, { clock });
    await store(
      'service_cases',
      rowsOf(CASES, (number) => caseRow(number, 21 + (number % 330))),
    );
    await store(
      'service_cases',
      rowsOf(OLD_CASES, (number) => caseRow(CASES + number, 400)),
    );
    await store('service_events', rowsOf(EVENTS, eventRow));
    for (const name of ['service_places', 'service_check_ins']) await store(name, rowsOf(EVENTS * AT_EACH, turnoutRow));
  });
  afterAll(() => activity.stop());

  async function store(name: string, rows: readonly { _id: string }[]): Promise<void> {
    const collection = activity.store.connection.collection<{ _id: string }>(name);
    for (let from = 0; from < rows.length; from += AT_ONCE)
      await collection.insertMany(rows.slice(from, from + AT_ONCE));
  }

  async function read() {
    activity.takeCommands();
    const { body } = await activity.request<ServiceBoard>('STUDENT', 'GET', '/api/activities/service');
    const commands = activity.takeCommands().map(({ name, collection }) => `${name} ${collection}`);
    return { body, commands: commands.filter((command) => command.includes(' service_')).toSorted() };
  }

  it('is counted in four queries, and once for those who look at the same time', async () => {
    const { body, commands } = await read();
    const counted = body.councils.map(({ feedback }) => feedback.count ?? 0);
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(CASES);
    const attendance = { registered: (EVENTS * AT_EACH) / UNIT_CATEGORIES.length, came_percent: 100 };
    expect(body.councils.map((council) => council.attendance)).toEqual(UNIT_CATEGORIES.map(() => attendance));
    expect(commands).toEqual([
      'aggregate service_check_ins',
      'aggregate service_places',
      'find service_cases',
      'find service_events',
    ]);
    expect((await read()).commands).toEqual([]);
  });

  it('finds each by an index', async () => {
    const { connection } = activity.store;
    const since = new Date('2025-11-30T18:30:00.000Z');
    const plans = [
      [connection.collection('service_cases').find({ at: { $gte: since } }), 'at_1'],
      [connection.collection('service_events').find({ month: { $gte: '2025-12' } }), 'month_1'],
      [
        connection
          .collection('service_places')
          .aggregate([
            { $match: { eventId: { $in: [idOf(1), idOf(2)] }, counts: true } },
            { $group: { _id: '$eventId', count: { $sum: 1 } } },
          ]),
        'eventId_1_counts_1',
      ],
    ] as const;
    for (const [query, index] of plans) {
      const plan = await planOf(query);
      if (plan) expect(plan).toMatchObject({ index });
    }
  });
});

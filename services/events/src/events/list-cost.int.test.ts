import type { EventAnswer } from '@portal/contracts';
import { encodePartitionedCursor, newId, searchTermsOf } from '@portal/service-kit';
import { planOf, type As } from '@portal/test-kit';
import type { Events } from '../../testing/fixtures';
import { codingClub, coordinator, musicClub, newRoomRequest, NOW, startEvents } from '../../testing/fixtures';

const EVENTS = 2_000;
const HOUR = 3_600_000;
const atHour = (hour: number) => new Date(Date.parse(NOW) + hour * HOUR);
/** The relay looks at its outbox meanwhile, which is no part of a list. */
const ofLists = /^(?!.* (outbox|leases)$)/;

/** Half of them are over. */
function storedEvent(number: number) {
  const start = atHour(number - EVENTS / 2);
  const unit = number % 2 ? codingClub : musicClub;
  return {
    _id: newId(),
    version: 1,
    title: `Event ${number}`,
    description: 'Something happens. '.repeat(10),
    status: number < EVENTS / 2 ? 'completed' : number % 4 === 2 ? 'cancelled' : 'planned',
    category: number % 2 ? 'technical' : 'cultural',
    unit,
    areas: number % 5 ? [unit.category] : [unit.category, 'sports'],
    organizers: [{ kind: 'unit', ...unit }],
    schedule: { start, end: new Date(start.getTime() + HOUR), venue: 'Main Hall', mode: 'offline' },
    registration: { required: false },
    budget: { allocated: 0, sponsors: [] },
    createdBy: { id: coordinator.userId, name: coordinator.name },
    createdAt: new Date(NOW),
    sortStart: start,
    overAt: new Date(start.getTime() + HOUR),
    terms: searchTermsOf(`Event ${number}`),
    months: [start.toISOString().slice(0, 7)],
  };
}

interface Aggregation {
  pipeline: Record<string, unknown>[];
}

const read = (events: Events, { pipeline = [] }: Partial<Aggregation> = {}) =>
  events.store.connection.collection('events').aggregate(pipeline);

describe('a list of 50 from 2,000 events', () => {
  let events: Events;
  /** What the lists asked the store, as they did. */
  const asked: Aggregation[] = [];
  beforeAll(async () => {
    events = await startEvents();
    events.store.connection.getClient().on('commandStarted', ({ commandName, command }) => {
      const isPage = commandName === 'aggregate' && command.aggregate === 'events' && command.pipeline.length > 3;
      if (isPage) asked.push(command as Aggregation);
    });
    const stored = Array.from({ length: EVENTS }, (_, number) => storedEvent(number));
    await events.store.connection.model('Event').insertMany(stored);
    for (const { _id, unit } of stored.slice(EVENTS / 2, EVENTS / 2 + 60)) {
      if (unit === codingClub) await newRoomRequest(events, _id);
    }
    await events.flush();
  });
  afterAll(() => events.stop());

  const byRole = (role: string) => `/api/events/by-role/${role}`;
  const ofCoordinator = `${byRole('CLUB_COORDINATOR')}?username=${coordinator.username}`;
  const from = { id: '0'.repeat(24), begunAt: new Date(NOW) };
  const deep = encodePartitionedCursor({ ...from, value: atHour(500), part: 0 });
  const past = encodePartitionedCursor({ ...from, value: atHour(-10), part: 1 });
  it.each<[who: string, As, string, number]>([
    ['a visitor', null, byRole('STUDENT'), 750],
    ['a student', 'STUDENT', byRole('STUDENT'), 750],
    ['a coordinator', coordinator, `${byRole('CLUB_COORDINATOR')}?username=${coordinator.username}`, 1_000],
    ['a general secretary', 'GENSEC_SCITECH', byRole('GENSEC_SCITECH'), 1_000],
    ['the president', 'PRESIDENT', byRole('PRESIDENT'), 2_000],
    ['the president, with room requests', 'PRESIDENT', `${byRole('PRESIDENT')}?expand=room_requests`, 2_000],
    ['a dashboard', 'PRESIDENT', '/events', 2_000],
    ['a search', 'PRESIDENT', '/api/events/events?q=event%2019', 111],
    ['what waits for a decision', 'PRESIDENT', `${byRole('PRESIDENT')}?requests=pending`, 30],
    ['a list of room requests', coordinator, '/room/requests', 30],
  ])('asks the store at most three times for %s', async (_who, as, path, total) => {
    events.takeCommands();
    const { body, headers } = await events.request<EventAnswer[]>(as, 'GET', path);
    const commands = events
      .takeCommands()
      .map(({ name, collection }) => `${name} ${collection}`)
      .filter((command) => ofLists.test(command));
    expect(body).toHaveLength(Math.min(50, total));
    expect(headers.get('x-total-count')).toBe(String(total));
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.length).toBeLessThanOrEqual(3);
  });

  it('finds a deep page by its place, not by counting past the others', async () => {
    let path = '/api/events/events?limit=200';
    for (let page = 1; page < 10; page += 1) {
      const { headers } = await events.request(null, 'GET', path);
      path = /<(.+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? '';
    }
    const { body, headers } = await events.request<EventAnswer[]>(null, 'GET', path);
    expect([body.length, body.at(-1)?.title, headers.get('link')]).toEqual([200, 'Event 0', null]);
  });

  /** How the store finds where the last page begins, where it tells that; a sort would be the outer stage. */
  async function expectLeadingPlan(index: string) {
    const plan = await planOf(read(events, asked.at(-1)));
    if (plan) expect({ index: plan.index, stage: plan.stages[0] }).toEqual({ index, stage: 'IXSCAN' });
  }

  const byStatus = 'status_1_sortStart_1__id_1';
  it.each<[what: string, As, string, string]>([
    ['list', null, byRole('STUDENT'), byStatus],
    ['search', null, `${byRole('STUDENT')}?q=event%2019`, 'terms_1_status_1_sortStart_1__id_1'],
    ['search of all', 'PRESIDENT', '/events?q=ev', 'terms_1_status_1_sortStart_1__id_1'],
    ['list of all', 'PRESIDENT', byRole('PRESIDENT'), byStatus],
    ['category', 'GENSEC_SCITECH', byRole('GENSEC_SCITECH'), 'areas_1_status_1_sortStart_1__id_1'],
    ['unit', coordinator, ofCoordinator, 'unit.id_1_status_1_sortStart_1__id_1'],
  ])('reads the %s through an index in its order (where the store tells its plan)', async (_what, as, path, index) => {
    const page = `${path}${path.includes('?') ? '&' : '?'}limit=10`;
    for (const address of [page, `${page}&cursor=${deep}`, `${page}&cursor=${past}`]) {
      const { status } = await events.request(as, 'GET', address);
      expect(status).toBe(200);
      await expectLeadingPlan(index);
    }
  });

  it('reads a month through the index of months', async () => {
    const { status } = await events.request('PRESIDENT', 'GET', '/events?from=2026-12-01&to=2026-12-31');
    expect(status).toBe(200);
    await expectLeadingPlan('months_1_sortStart_1__id_1');
  });

  it('has an index for what each role is restricted to, in the order of the list', async () => {
    const built = await events.store.connection.collection('events').indexes();
    const keys = built.map(({ key }) => Object.keys(key as object).join(' '));
    expect(keys).toEqual(
      expect.arrayContaining([
        'status sortStart _id',
        'areas status sortStart _id',
        'unit.id status sortStart _id',
        'status overAt',
      ]),
    );
  });
});

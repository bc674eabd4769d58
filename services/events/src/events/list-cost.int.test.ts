import type { EventAnswer } from '@portal/contracts';
import { encodeCursor, newId, searchTermsOf } from '@portal/service-kit';
import { planOf, type As } from '@portal/test-kit';
import type { Events } from '../../testing/fixtures';
import { codingClub, coordinator, musicClub, newRoomRequest, NOW, startEvents } from '../../testing/fixtures';

const EVENTS = 2_000;
const HOUR = 3_600_000;
/** The relay looks at its outbox meanwhile, which is no part of a list. */
const ofLists = /^(?!.* (outbox|leases)$)/;

function storedEvent(number: number) {
  const start = new Date(Date.parse(NOW) + number * HOUR);
  const unit = number % 2 ? codingClub : musicClub;
  return {
    _id: newId(),
    version: 1,
    title: `Event ${number}`,
    description: 'Something happens. '.repeat(10),
    status: number % 4 === 2 ? 'completed' : 'planned',
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
    for (const { _id, unit } of stored.slice(0, 60)) {
      if (unit === codingClub) await newRoomRequest(events, _id);
    }
    await events.flush();
  });
  afterAll(() => events.stop());

  const byRole = (role: string) => `/api/events/by-role/${role}`;
  const ofCoordinator = `${byRole('CLUB_COORDINATOR')}?username=${coordinator.username}`;
  const deep = encodeCursor({ value: Date.parse(NOW) + 1_500 * HOUR, id: '0'.repeat(24) });
  it.each<[who: string, As, string, number]>([
    ['a visitor', null, byRole('STUDENT'), 1_500],
    ['a student', 'STUDENT', byRole('STUDENT'), 1_500],
    ['a coordinator', coordinator, `${byRole('CLUB_COORDINATOR')}?username=${coordinator.username}`, 1_000],
    ['a general secretary', 'GENSEC_SCITECH', byRole('GENSEC_SCITECH'), 1_000],
    ['the president', 'PRESIDENT', byRole('PRESIDENT'), 2_000],
    ['a dashboard', 'PRESIDENT', '/events', 2_000],
    ['a search', 'PRESIDENT', '/api/events/events?q=event%2019', 111],
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
    expect([body.length, body.at(-1)?.title, headers.get('link')]).toEqual([200, 'Event 1999', null]);
  });

  it.each<[what: string, As, string, string]>([
    ['first page', null, byRole('STUDENT'), 'status_1_sortStart_1__id_1'],
    ['deep page', null, `${byRole('STUDENT')}?cursor=${deep}`, 'status_1_sortStart_1__id_1'],
    ['search', null, `${byRole('STUDENT')}?q=event%2019`, 'terms_1_sortStart_1__id_1'],
    ['month', null, `${byRole('STUDENT')}?from=2027-01-01&to=2027-01-31`, 'months_1_sortStart_1__id_1'],
    ['search of all', 'PRESIDENT', '/events?q=ev', 'terms_1_sortStart_1__id_1'],
    ['first page of all', 'PRESIDENT', byRole('PRESIDENT'), 'sortStart_1__id_1'],
    ['deep page of all', 'PRESIDENT', `${byRole('PRESIDENT')}?cursor=${deep}`, 'sortStart_1__id_1'],
    ['category', 'GENSEC_SCITECH', byRole('GENSEC_SCITECH'), 'areas_1_sortStart_1__id_1'],
    ['deep category', 'GENSEC_SCITECH', `${byRole('GENSEC_SCITECH')}?cursor=${deep}`, 'areas_1_sortStart_1__id_1'],
    ['unit', coordinator, `${ofCoordinator}`, 'unit.id_1_sortStart_1__id_1'],
    ['deep unit', coordinator, `${ofCoordinator}&cursor=${deep}`, 'unit.id_1_sortStart_1__id_1'],
  ])('reads the %s through an index in its order (where the store tells its plan)', async (_what, as, path, index) => {
    const { status } = await events.request(as, 'GET', path);
    expect(status).toBe(200);
    const plan = await planOf(read(events, asked.at(-1)));
    if (plan) expect(plan).toEqual({ stages: ['IXSCAN'], index });
  });

  it('has an index for what each role is restricted to, in the order of the list', async () => {
    const built = await events.store.connection.collection('events').indexes();
    const keys = built.map(({ key }) => Object.keys(key as object).join(' '));
    expect(keys).toEqual(
      expect.arrayContaining([
        'sortStart _id',
        'status sortStart _id',
        'areas sortStart _id',
        'unit.id sortStart _id',
        'status overAt',
      ]),
    );
  });
});

import type { EventAnswer } from '@portal/contracts';
import { newId } from '@portal/service-kit';
import type { As } from '@portal/test-kit';
import type { Events } from '../../testing/campus';
import { termsOf } from '../search/domain';
import { codingClub, coordinator, musicClub, newRoomRequest, NOW, startEvents } from '../../testing/campus';

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
    areas: [unit.category],
    organizers: [{ kind: 'unit', ...unit }],
    schedule: { start, end: new Date(start.getTime() + HOUR), venue: 'Main Hall', mode: 'offline' },
    registration: { required: false },
    budget: { allocated: 0, sponsors: [] },
    createdBy: { id: coordinator.userId, name: coordinator.name },
    createdAt: new Date(NOW),
    sortStart: start,
    overAt: new Date(start.getTime() + HOUR),
    terms: termsOf(`Event ${number}`),
    months: [start.toISOString().slice(0, 7)],
  };
}

describe('a list of 50 from 2,000 events', () => {
  let events: Events;
  beforeAll(async () => {
    events = await startEvents();
    const stored = Array.from({ length: EVENTS }, (_, number) => storedEvent(number));
    await events.store.connection.model('Event').insertMany(stored);
    for (const { _id, unit } of stored.slice(0, 60)) {
      if (unit === codingClub) await newRoomRequest(events, _id);
    }
    await events.flush();
  });
  afterAll(() => events.stop());

  const byRole = (role: string) => `/api/events/by-role/${role}`;
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

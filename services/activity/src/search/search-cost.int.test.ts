import type { SearchHit } from '@portal/contracts';
import type { As, TestService } from '@portal/test-kit';
import { planOf, startTestService } from '@portal/test-kit';
import { activityService } from '../index';

const ENTRIES = 20_000;
const AT_ONCE = 2_000;
const NOW = '2026-11-21T06:00:00.000Z';
const HOUR = 3_600_000;

const BY_TURNS = ['event', 'event', 'event', 'person', 'person', 'unit'];
const KINDS = [...BY_TURNS, ...BY_TURNS.with(-1, 'position')];

/** Half of the events are over. */
function storedEntry(number: number) {
  const kind = KINDS[number % KINDS.length];
  const title = `Common ${kind} ${number}`;
  const ends = new Date(Date.parse(NOW) + (number - ENTRIES / 2) * HOUR).toISOString();
  const of = { version: 1, kind, title, category: null, detail: '', above: null, aboveName: '' };
  const event = kind === 'event' ? { start: ends, status: 'planned' } : {};
  const key = kind === 'event' ? ends : title.toLowerCase();
  return {
    ...of,
    ...event,
    _id: number.toString(16).padStart(24, '0'),
    key,
    terms: ['common', 'eve', String(number)].filter((term) => term !== 'eve' || kind === 'event'),
  };
}

interface Query {
  filter: object;
  sort: Record<string, 1 | -1>;
  limit: number;
}

let activity: TestService<unknown>;
/** What the searches asked the store, as they did. */
let asked: Query[] = [];
beforeAll(async () => {
  activity = await startTestService(activityService, { clock: { now: () => new Date(NOW) } });
  const { connection } = activity.store;
  const entries = connection.collection<ReturnType<typeof storedEntry>>('search_entries');
  for (let from = 0; from < ENTRIES; from += AT_ONCE) {
    await entries.insertMany(Array.from({ length: AT_ONCE }, (_, at) => storedEntry(from + at)));
  }
  connection.getClient().on('commandStarted', ({ commandName, command }) => {
    if (commandName === 'find' && command.find === 'search_entries') asked.push(command as Query);
  });
});
afterAll(() => activity.stop());

async function search(as: As, q: string): Promise<SearchHit[]> {
  asked = [];
  const { status, body } = await activity.request<SearchHit[]>(
    as,
    'GET',
    `/api/search?${new URLSearchParams({ q }).toString()}`,
  );
  expect(status).toBe(200);
  return body;
}

const read = ({ filter, sort, limit }: Query) =>
  activity.store.connection.collection('search_entries').find(filter, { sort, limit });

describe('a search among 20,000 entries', () => {
  it.each<[who: string, As, q: string, found: number, reads: number]>([
    ['a visitor', null, 'common', 5, 1],
    ['a visitor', null, '12000', 1, 2],
    ['a student', 'STUDENT', 'common', 15, 6],
    ['the president', 'PRESIDENT', 'common', 20, 7],
    ['the president', 'PRESIDENT', 'eve', 5, 7],
    ['the president', 'PRESIDENT', '11999', 1, 1],
    ['the president', 'PRESIDENT', 'common 11999', 1, 1],
    ['the president', 'PRESIDENT', 'nothing', 0, 1],
  ])('of %s reads through the index in its order, no further than it needs: %#', async (_who, as, q, found, reads) => {
    expect(await search(as, q)).toHaveLength(found);
    expect(asked.length).toBeLessThanOrEqual(reads);
    for (const command of asked) {
      expect(command.limit).toBeLessThanOrEqual(12);
      const plan = await planOf(read(command));
      if (plan) expect(plan).toEqual({ stages: ['IXSCAN'], index: 'terms_1_kind_1_key_1__id_1' });
    }
  });

  it('gives the next events of them all', async () => {
    const next = (await search(null, 'common')).map(({ start }) => Date.parse(start ?? '') - Date.parse(NOW));
    expect(next.every((ahead) => ahead >= 0 && ahead <= 10 * HOUR)).toBe(true);
  });
});

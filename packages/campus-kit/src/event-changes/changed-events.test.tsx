import { calls, type EventChange } from '@portal/contracts';
import { areaKey, readKey } from '@portal/web-kit';
import { focusManager, QueryClient, QueryObserver, type QueryKey } from '@tanstack/react-query';
import { createChangeReader } from './changed-events';

const [clinic, concert] = ['65b000000000000000000001', '65b000000000000000000002'];
const page = (...ids: string[]) => ({ pages: [{ items: ids.map((_id) => ({ _id })), total: ids.length }] });

/** What pages show, by a name. */
const shown: Readonly<Record<string, readonly [key: QueryKey, data: unknown]>> = {
  'list with the event': [
    readKey(calls.listEventsByRole, 'pages', { params: { role: 'STUDENT' } }),
    page(clinic, concert),
  ],
  'list without it': [
    readKey(calls.listEventsByRole, 'pages', { params: { role: 'STUDENT' }, query: { q: 'concert' } }),
    page(concert),
  ],
  'the event': [readKey(calls.readEvent, 'answer', { params: { id: clinic } }), { _id: clinic }],
  'another event': [readKey(calls.readEvent, 'answer', { params: { id: concert } }), { _id: concert }],
  'month with the event': [[...readKey(calls.listEventsByRole, 'found'), 'November'], { events: [{ _id: clinic }] }],
  'number of events': [readKey(calls.listManagedEvents, 'page'), { total: 2 }],
  'registrations of the event': [readKey(calls.listRegistrations, 'pages', { params: { id: clinic } }), page()],
  'registrations of another': [readKey(calls.listRegistrations, 'pages', { params: { id: concert } }), page()],
  'own registration for it': [readKey(calls.listMyRegistrations, 'answer'), [{ event: { _id: clinic } }]],
  'requests of a day': [[...readKey(calls.listRoomRequests, 'found'), '2026-11-21'], []],
  'rooms of a day': [readKey(calls.readRoomAvailability, 'answer', { query: { date: '2026-11-21' } }), []],
  'names of rooms': [readKey(calls.listRooms, 'found'), []],
  'data of a club': [
    readKey(calls.readClubData, 'answer', { params: { username: 'sneha@example.edu' } }),
    { events: [] },
  ],
  people: [areaKey(calls.listUsers), [{ _id: clinic }]],
  'what is pending': [readKey(calls.readPendingCounts, 'answer'), {}],
  'claimed positions': [readKey(calls.listClaims, 'page'), { total: 2 }],
  'claims of skills': [areaKey(calls.listUnendorsedUserSkills), []],
  'skills of a person': [areaKey(calls.listUserSkills), []],
};
const ofEvent = ['list with the event', 'list without it', 'the event', 'month with the event', 'number of events'];
const ofRooms = ['requests of a day', 'rooms of a day'];

let read: string[];
let client: QueryClient;
let reader: ReturnType<typeof createChangeReader>;
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
  read = [];
  client = new QueryClient();
  for (const [name, [queryKey, data]] of Object.entries(shown)) {
    client.setQueryData(queryKey, data);
    const queryFn = () => (read.push(name), data);
    new QueryObserver(client, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => undefined);
  }
  reader = createChangeReader(client);
});
afterEach(() => {
  reader.stop();
  client.clear();
  focusManager.setFocused(undefined);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const joined: EventChange = { eventId: clinic, kind: 'registrations' };
/** What is read within so many milliseconds. */
async function readWithin(milliseconds: number): Promise<string[]> {
  await jest.advanceTimersByTimeAsync(milliseconds);
  return read.splice(0);
}

describe('a change of an event', () => {
  it.each<[EventChange['kind'], string[]]>([
    ['event', [...ofEvent, 'registrations of the event', 'own registration for it', ...ofRooms, 'data of a club']],
    [
      'registrations',
      [
        'list with the event',
        'the event',
        'month with the event',
        'registrations of the event',
        'own registration for it',
      ],
    ],
    ['room-requests', [...ofEvent, ...ofRooms, 'what is pending']],
    ['achievements', ['data of a club', 'what is pending', 'claims of skills']],
    ['pending', ['what is pending', 'claimed positions', 'claims of skills']],
  ])('in %s reads what shows it, and nothing else', async (kind, expected) => {
    reader.add({ eventId: clinic, kind });
    expect(await readWithin(0)).toEqual(expected);
  });

  it('of a kind that only a newer build knows reads nothing', async () => {
    reader.add({ kind: 'later' } as unknown as EventChange);
    expect(await readWithin(10_000)).toEqual([]);
  });

  it('of room requests without an event reads what shows rooms', async () => {
    reader.add({ kind: 'room-requests' });
    expect(await readWithin(0)).toEqual(expect.arrayContaining(ofRooms));
  });

  it('is read at once, and what follows after pauses that grow up to eight seconds', async () => {
    const times: number[] = [];
    for (let time = 0; time < 30_000; time += 500) {
      reader.add(joined);
      if ((await readWithin(500)).length > 0) times.push(time + 500);
    }
    expect(times).toEqual([500, 2_000, 6_000, 14_000, 22_000, 30_000]);
  });

  it('is read at once again after a quiet while', async () => {
    reader.add(joined);
    await readWithin(60_000);
    reader.add(joined);
    expect(await readWithin(0)).not.toEqual([]);
  });

  it('is read within a second that differs from browser to browser', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.9);
    reader.add(joined);
    expect(await readWithin(899)).toEqual([]);
    expect(await readWithin(1)).not.toEqual([]);
  });

  it('waits for what is being written', async () => {
    let answer = () => {};
    const writing = client.getMutationCache().build(client, {
      mutationFn: () => new Promise<void>((resolve) => (answer = resolve)),
    });
    void writing.execute(undefined);
    reader.add(joined);
    expect(await readWithin(10_000)).toEqual([]);
    answer();
    expect(await readWithin(10_000)).not.toEqual([]);
  });

  it('is read with the next one when a write cancelled the first read', async () => {
    reader.add(joined);
    jest.advanceTimersByTime(0);
    await client.cancelQueries({ queryKey: areaKey(calls.readEvent) });
    read = [];
    reader.add({ eventId: concert, kind: 'registrations' });
    expect(await readWithin(3_000)).toContain('month with the event');
  });

  it('is read after the page of a list that somebody asked for has come', async () => {
    let arrive: (page: unknown) => void = () => undefined;
    const queryFn = () => new Promise((resolve) => (arrive = resolve));
    const asked = client.fetchQuery({ queryKey: [...readKey(calls.listEventsByRole, 'found'), 'next page'], queryFn });
    reader.add(joined);
    expect(await readWithin(1_000)).toEqual([]);
    arrive(page());
    expect(await asked).toEqual(page());
    expect(await readWithin(10_000)).toContain('list with the event');
  });

  it('is read by a hidden window when it is looked at', async () => {
    focusManager.setFocused(false);
    reader.add(joined);
    expect(await readWithin(10_000)).toEqual([]);
    const list = client.getQueryCache().find({ queryKey: shown['list with the event']?.[0] ?? [] });
    expect(list?.isStale()).toBe(true);
  });
});

it('everything that may have changed before anybody listened is read', async () => {
  reader.addEverything();
  expect(await readWithin(0)).toEqual(
    Object.keys(shown).filter((name) => !['names of rooms', 'people', 'skills of a person'].includes(name)),
  );
});

import { DAY_MS } from '@portal/contracts';
import {
  createTestLogger,
  eventOf,
  startTestStore,
  testClock,
  uniqueDatabase,
  watchWritesOutsideTransactions,
  type TestStore,
} from '@portal/test-kit';
import type mongoose from 'mongoose';
import { connectStore, nativeDatabase, type Store } from '../store/store';
import { createTransaction } from '../store/transaction';
import { createCopyRows, type CopyRow } from './copy-rows';
import { createDeadLetterStore } from './dead-letters';
import { AlreadyHandled, createInbox } from './inbox';

const { logger } = createTestLogger('stored-rows');
const event = (id: string, time = '2026-11-21T06:00:00.000Z') => ({
  ...eventOf('org.unit.created.v1', {
    version: 1,
    unitId: 'aaaaaaaaaaaaaaaaaaaaaa01',
    name: 'Coding Club',
    type: 'Club',
    category: 'scitech',
    parentUnitId: null,
    contactEmail: 'club@example.edu',
    active: true,
  }),
  id,
  time,
});

let server: TestStore;
let store: Store;
let outsideWrites: ReturnType<typeof watchWritesOutsideTransactions>;
beforeAll(async () => {
  server = await startTestStore();
});
afterAll(() => server.close());
beforeEach(async () => {
  outsideWrites = watchWritesOutsideTransactions();
  const database = uniqueDatabase('stored-rows');
  store = await connectStore({ url: server.url, database, logger, onCommand: outsideWrites.watch });
});
afterEach(async () => {
  await store.connection.dropDatabase();
  await store.close();
  outsideWrites.expectNone();
});

const within: ReturnType<typeof createTransaction> = (work) => createTransaction(store.connection)(work);
const storedIn = async <R extends mongoose.mongo.Document>(collection: string) =>
  nativeDatabase(store.connection)
    .collection<R>(collection)
    .find({}, { sort: { _id: 1 } })
    .toArray();

describe('the inbox', () => {
  it('forgets what was handled after thirty days, and nothing sooner', async () => {
    const clock = testClock('2026-10-01T10:00:00Z');
    const inbox = createInbox({ connection: store.connection, service: 'events', clock });
    await inbox.buildIndexes();
    await within((session) => inbox.record(session, [{ event: event('one'), handlers: ['copy', 'mail'] }]));
    clock.advance(DAY_MS);
    await within((session) => inbox.record(session, [{ event: event('two'), handlers: ['copy'] }]));
    clock.advance(29 * DAY_MS);
    expect(await inbox.deleteExpired()).toBe(0);
    const again = { event: event('one'), handlers: ['mail'] };
    await expect(within((session) => inbox.record(session, [again]))).rejects.toThrow(AlreadyHandled);
    clock.advance(1);
    expect(await inbox.deleteExpired()).toBe(2);
    const at = new Date('2026-10-02T10:00:00Z');
    expect(await storedIn('inbox')).toEqual([{ _id: 'two/copy', type: 'org.unit.created.v1', at }]);
  });
});

describe('stored dead letters', () => {
  it('are one for each queue and event, the oldest event first, until they are removed', async () => {
    const letters = createDeadLetterStore(store.connection);
    const [older, newer] = [event('b', '2026-11-20T06:00:00.000Z'), event('a')];
    const letterOf = (of: typeof older, queue: string, reason = 'broken') => ({ queue, event: of, reason });
    await letters.add(letterOf(newer, 'portal.events'));
    await letters.add(letterOf(older, 'portal.events'));
    await letters.add(letterOf(older, 'portal.org'));
    await letters.add(letterOf(newer, 'portal.events', 'broken again'));
    expect(await letters.list('portal.events')).toEqual([
      letterOf(older, 'portal.events'),
      letterOf(newer, 'portal.events', 'broken again'),
    ]);
    expect(await letters.requestReplay('portal.events')).toBe(2);
    const requested = [await letters.listRequested('portal.events'), await letters.listRequested('portal.org')];
    expect(requested.map(({ length }) => length)).toEqual([2, 0]);
    await letters.add(letterOf(newer, 'portal.events'));
    expect(await letters.listRequested('portal.events')).toEqual([letterOf(older, 'portal.events')]);
    await letters.remove('portal.events', 'b');
    expect((await letters.list('portal.events')).map(({ event: { id } }) => id)).toEqual(['a']);
    expect(await letters.list('portal.org')).toEqual([letterOf(older, 'portal.org')]);
  });
});

describe('the rows of a copy', () => {
  interface UnitRow extends CopyRow {
    name?: string;
  }
  const rows = () => createCopyRows<UnitRow>(store, 'units');
  const began = new Date('2026-01-01T00:00:00Z');
  const later = () => new Date(Date.now() + DAY_MS);
  const contents = async () =>
    (await storedIn<UnitRow & { keptAt: Date }>('units')).map(({ keptAt: _when, ...row }) => row);

  it('are corrected where an event says otherwise, and answered where they were missing or different', async () => {
    const first = [
      { _id: 'a', version: 1, name: 'A' },
      { _id: 'b', version: 2, name: 'B' },
    ];
    await within((session) => rows().upsertNewer(first, session));
    const confirm = (recorded: UnitRow[], since: Date) => within((session) => rows().confirm(recorded, since, session));
    const recorded = [
      { _id: 'a', version: 1, name: 'A' },
      { _id: 'b', version: 1, name: 'B before' },
      { _id: 'c', version: 2 },
      { _id: 'c', version: 1, name: 'C before' },
    ];
    expect(await confirm(recorded, began)).toEqual([{ _id: 'c', version: 2 }]);
    expect(await contents()).toEqual([
      { _id: 'a', version: 1, name: 'A' },
      { _id: 'b', version: 2, name: 'B' },
      { _id: 'c', version: 2 },
    ]);
    expect(await confirm([{ _id: 'b', version: 1 }], later())).toEqual([{ _id: 'b', version: 1 }]);
    expect(await contents()).toContainEqual({ _id: 'b', version: 1 });
    expect(await confirm([], began)).toEqual([]);
  });

  it('are replaced by newer ones alone, several with two commands at most', async () => {
    const upsert = (...received: UnitRow[]) => within((session) => rows().upsertNewer(received, session));
    const [a, b] = [
      { _id: 'a', version: 2, name: '$literal' },
      { _id: 'b', version: 1, name: 'B' },
    ];
    expect(await upsert(a, { _id: 'a', version: 1, name: 'A before' }, b)).toEqual([a, b]);
    expect(await upsert({ _id: 'a', version: 1, name: 'A before' })).toEqual([]);
    const newer = { _id: 'b', version: 2 };
    expect(await upsert({ _id: 'a', version: 1, name: 'A before' }, newer)).toEqual([newer]);
    expect(await contents()).toEqual([a, newer]);
    const [{ keptAt } = { keptAt: new Date(0) }] = await storedIn<UnitRow & { keptAt: Date }>('units');
    expect(Date.now() - keptAt.getTime()).toBeLessThan(DAY_MS);
  });

  it('that nothing was said of go, so many at a time', async () => {
    const first = ['a', 'b', 'c'].map((_id) => ({ _id, version: 1 }));
    await within((session) => rows().upsertNewer(first, session));
    const removed = (limit: number, since: Date) =>
      within((session) => rows().removeUnconfirmed(since, limit, session));
    expect([await rows().countConfirmed(began), await removed(2, began)]).toEqual([3, 0]);
    const since = later();
    expect(await rows().countConfirmed(since)).toBe(0);
    expect([await removed(2, since), await removed(2, since), await removed(2, since)]).toEqual([2, 1, 0]);
    expect(await contents()).toEqual([]);
  });
});

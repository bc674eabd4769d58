import type { CloudEvent } from '@portal/contracts';
import { createTestLogger, eventOf, startTestStore, uniqueDatabase, type TestStore } from '@portal/test-kit';
import type mongoose from 'mongoose';
import { systemClock } from '../clock';
import { newId } from '../ids';
import { connectStore, nativeDatabase, type Store } from '../store/store';
import { createTransaction, type Transaction } from '../store/transaction';
import { createCopyRows, type CopyRow, type CopyRows } from './copy-rows';
import { createOutbox, type Outbox } from './outbox';
import type { ReadCopy } from './read-copy';
import { fillEmptyCopies, rebuildCopy } from './rebuild';

const CREATED = 'org.unit.created.v1' as const;
const { logger } = createTestLogger('rebuild');

interface UnitRow extends CopyRow {
  name: string;
  closed?: boolean;
}

let server: TestStore;
let store: Store;
let transaction: Transaction;
let outbox: Outbox;
let rows: CopyRows<UnitRow>;
let stored: mongoose.mongo.Collection<UnitRow & { keptAt?: Date }>;

beforeAll(async () => {
  server = await startTestStore();
});
afterAll(() => server.close());
beforeEach(async () => {
  store = await connectStore({ url: server.url, database: uniqueDatabase('rebuild'), logger });
  transaction = createTransaction(store.connection);
  outbox = createOutbox({ connection: store.connection, service: 'org', clock: systemClock });
  await outbox.buildIndexes();
  rows = createCopyRows(store, 'units');
  stored = nativeDatabase(store.connection).collection('units');
  await nativeDatabase(store.connection).createCollection('units');
});
afterEach(async () => {
  await store.connection.dropDatabase();
  await store.close();
});

const unit = (unitId: string, version: number, name = `Unit, version ${version}`, active = true) => ({
  version,
  unitId,
  name,
  type: 'Club' as const,
  category: 'scitech' as const,
  parentUnitId: null,
  contactEmail: 'unit@example.edu',
  active,
});
const rowOf = ({ data: { unitId, version, name, active } }: CloudEvent<typeof CREATED>): UnitRow => ({
  _id: unitId,
  version,
  name,
  ...(!active && { closed: true }),
});
const copy = (changes: Partial<ReadCopy<UnitRow>> = {}) => ({
  name: 'units',
  handlerName: 'keepUnit',
  rows,
  rowOf: { [CREATED]: rowOf },
  ...changes,
});

/** Recorded in the outbox, whether or not it was delivered. */
const tell = (...units: ReturnType<typeof unit>[]) =>
  transaction((session) =>
    outbox.enqueueMany(
      session,
      units.map((data) => ({ type: CREATED, subject: data.unitId, data })),
    ),
  );
const deliver = (data: ReturnType<typeof unit>) =>
  transaction((session) => rows.upsertNewer([rowOf(eventOf(CREATED, data))], session)).then(({ length }) => length > 0);
const rebuild = (of = copy()) => rebuildCopy(of, { store, transaction, histories: [outbox] });
const contents = async () =>
  (await stored.find().sort({ name: 1 }).toArray()).map(({ _id, keptAt: _when, ...row }) => row);

async function historyOf(types: Parameters<Outbox['history']>[0]['types']) {
  const found: CloudEvent[] = [];
  for await (const batch of outbox.history({ types })) found.push(...batch);
  return found;
}

describe('the history of a service', () => {
  it('is everything it published of a kind, newest first, however much that is', async () => {
    const units = Array.from({ length: 450 }, (_, number) => unit(newId(), 1, `Unit ${number}`));
    await tell(...units);
    const names = (await historyOf([CREATED])).map(({ data }) => (data as { name: string }).name);
    expect(names).toEqual(units.map(({ name }) => name).reverse());
    expect(await historyOf(['auth.account.registered.v1'])).toEqual([]);
  });
});

describe('a read copy', () => {
  it('keeps the newest whatever comes late, and nothing of what it said before', async () => {
    const id = newId();
    expect(await deliver(unit(id, 2, 'Coders', false))).toBe(true);
    expect(await deliver(unit(id, 1, 'Coding Club'))).toBe(false);
    expect(await contents()).toEqual([{ version: 2, name: 'Coders', closed: true }]);
    expect(await deliver(unit(id, 3, 'Coders'))).toBe(true);
    expect(await contents()).toEqual([{ version: 3, name: 'Coders' }]);
    expect((await stored.findOne())?.keptAt).toEqual(expect.any(Date));
  });
});

describe('a rebuild', () => {
  const [right, damaged, missing, behind] = [newId(), newId(), newId(), newId()];
  beforeEach(async () => {
    await tell(unit(right, 1, 'A right'), unit(damaged, 1, 'old name'), unit(missing, 1, 'C missing'));
    await tell(unit(behind, 1, 'D late'), unit(damaged, 2, 'B damaged'), unit(behind, 2, 'D in time'));
    await deliver(unit(right, 1, 'A right'));
    await deliver(unit(behind, 1, 'D late'));
    await stored.insertOne({ _id: damaged, version: 99, name: 'nonsense', closed: true });
    await stored.insertOne({ _id: newId(), version: 3, name: 'of nobody' });
  });
  const whole = [
    { version: 1, name: 'A right' },
    { version: 2, name: 'B damaged' },
    { version: 1, name: 'C missing' },
    { version: 2, name: 'D in time' },
  ];

  it('repairs damaged, missing and outdated rows, and removes those that no event is about', async () => {
    expect(await rebuild()).toEqual({ kept: 1, changed: 3, removed: 1 });
    expect(await contents()).toEqual(whole);
  });

  it('finds nothing to do the second time', async () => {
    await rebuild();
    expect(await rebuild()).toEqual({ kept: 4, changed: 0, removed: 0 });
    expect(await contents()).toEqual(whole);
  });

  it('ends right when it was killed half way and begun again', async () => {
    let seen = 0;
    const dies = (event: CloudEvent<typeof CREATED>) => {
      seen += 1;
      if (seen > 203) throw new Error('killed');
      return rowOf(event);
    };
    const others = Array.from({ length: 300 }, (_, number) => unit(newId(), 1, `Z ${number}`));
    await tell(...others);
    await expect(rebuild(copy({ rowOf: { [CREATED]: dies } }))).rejects.toThrow('killed');
    expect(await stored.countDocuments()).toBe(204);
    expect(await rebuild()).toEqual({ kept: 201, changed: 103, removed: 1 });
    expect((await contents()).slice(0, 4)).toEqual(whole);
  });

  it('leaves alone what live deliveries bring meanwhile', async () => {
    const fresh = newId();
    const histories = [
      {
        async *history(options: Parameters<Outbox['history']>[0]) {
          yield* outbox.history(options);
          await deliver(unit(fresh, 1, 'E fresh'));
          await deliver(unit(right, 2, 'A renamed'));
          yield [eventOf(CREATED, unit(right, 1, 'A right'))] as CloudEvent[];
        },
      },
    ];
    await rebuildCopy(copy(), { store, transaction, histories });
    expect(await contents()).toEqual([
      { version: 2, name: 'A renamed' },
      ...whole.slice(1),
      { version: 1, name: 'E fresh' },
    ]);
  });

  it('shows readers every row that is right all the time', async () => {
    const seen: number[] = [];
    const looks = async () => {
      seen.push(await stored.countDocuments({ name: { $in: ['A right', 'D late', 'D in time'] } }));
    };
    await rebuild(copy({ changed: looks }));
    await looks();
    expect(seen.every((count) => count === 2)).toBe(true);
  });

  it('tells of each row it changed, for what is kept of it elsewhere', async () => {
    const reported: string[] = [];
    await rebuild(copy({ changed: async ({ name }) => void reported.push(name) }));
    expect(reported.toSorted()).toEqual(['B damaged', 'C missing', 'D in time']);
  });
});

describe('a copy that is newer than the data', () => {
  const fill = () => fillEmptyCopies([copy()], { store, transaction, historyOf: () => outbox });

  it('is filled from what was told before it existed, once', async () => {
    const [first, second] = [newId(), newId()];
    await tell(unit(first, 1), unit(first, 2), unit(second, 1));
    expect(await fill()).toEqual(['units']);
    expect(await contents()).toEqual([
      { version: 1, name: 'Unit, version 1' },
      { version: 2, name: 'Unit, version 2' },
    ]);
    await tell(unit(newId(), 1));
    expect(await fill()).toEqual([]);
    expect(await contents()).toHaveLength(2);
  });

  it('stays empty where nothing was told', async () => {
    expect(await fill()).toEqual([]);
    expect(await contents()).toEqual([]);
  });
});

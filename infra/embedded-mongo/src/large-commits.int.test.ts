import { rm } from 'node:fs/promises';
import { advanceClockOnRead } from '@portal/test-kit/turns';
import type { ClientSession, Collection } from 'mongodb';
import { createDirectory, openStore, type OpenStore } from '../test/open-store';

interface Row {
  _id: string;
  n: number;
  key: string;
  tags: string[];
}

const ROWS = 6_000;
const newRow = (n: number): Row => ({ _id: `new-${n}`, n, key: `key-${n}`, tags: [`tag-${n}`, 'new'] });
/** As many as are sent together. */
const BATCH = 500;
/** Others run after every ten writes of a commit, so that a fast machine does not finish it before they are served. */
const MS_A_WRITE = 1;

let dataDir: string;
let opened: OpenStore;
let rows: Collection<Row>;

beforeEach(async () => {
  dataDir = await createDirectory();
  opened = await openStore({ dataDir });
  rows = opened.db.collection('rows');
  await rows.createIndexes([
    { key: { key: 1 }, unique: true },
    { key: { n: 1, key: 1 } },
    { key: { tags: 1, n: 1 } },
    { key: { n: -1 } },
  ]);
  await rows.insertMany([
    { _id: 'leaves', n: -1, key: 'key-0', tags: [] },
    { _id: 'changes', n: -2, key: 'key-1', tags: ['old'] },
  ]);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await opened.close();
  await rm(dataDir, { recursive: true });
});

/** Writes of all kinds; the keys of two documents go to new ones. */
async function writeMany(session: ClientSession): Promise<void> {
  session.startTransaction();
  await rows.deleteOne({ _id: 'leaves' }, { session });
  await rows.updateOne({ _id: 'changes' }, { $set: { key: 'another', tags: ['changed'] } }, { session });
  for (let from = 0; from < ROWS; from += BATCH) {
    const batch = Array.from({ length: BATCH }, (_, index) => newRow(from + index));
    await rows.insertMany(batch, { session });
  }
}

/** What each index leads to. */
async function found() {
  return {
    byKey: await rows.countDocuments({ key: { $gte: 'key-' } }),
    byNumber: await rows.countDocuments({ n: { $gte: 0 } }),
    byTag: await rows.countDocuments({ tags: 'new' }),
    owners: (
      await rows
        .find({ key: { $in: ['key-0', 'key-1', 'another'] } })
        .sort({ key: 1 })
        .toArray()
    ).map(({ _id }) => _id),
    changed: await rows.countDocuments({ tags: { $in: ['old', 'changed'] } }),
  };
}

const before = { byKey: 2, byNumber: 0, byTag: 0, owners: ['leaves', 'changes'], changed: 1 };
const after = { byKey: ROWS, byNumber: ROWS, byTag: ROWS, owners: ['changes', 'new-0', 'new-1'], changed: 1 };

describe('a commit of many writes', () => {
  it('lets others be served, who see all of it or nothing', async () => {
    await opened.client.withSession(async (session) => {
      await writeMany(session);
      advanceClockOnRead(MS_A_WRITE);
      let isCommitted = false;
      const committed = session.commitTransaction().finally(() => (isCommitted = true));
      const seen: number[] = [];
      while (!isCommitted) seen.push(await rows.countDocuments({ tags: 'new' }));
      await committed;
      expect(seen.length).toBeGreaterThan(3);
      expect(seen.slice(0, 3)).toEqual([0, 0, 0]);
      expect(seen.filter((count) => count !== 0 && count !== ROWS)).toEqual([]);
      expect(await found()).toEqual(after);
    });
  });

  it('leaves nothing behind when its session ends before it is done', async () => {
    await opened.client.withSession(async (session) => {
      await writeMany(session);
      advanceClockOnRead(MS_A_WRITE);
      const refusal = session.commitTransaction().catch((error: unknown) => error);
      await opened.db.command({ endSessions: [session.id] });
      expect(await refusal).toMatchObject({ code: 251 });
    });
    expect(await found()).toEqual(before);
    await rows.insertMany(Array.from({ length: BATCH }, (_, index) => newRow(ROWS - index)));
    expect(await rows.countDocuments({ n: { $gte: 0 } })).toBe(BATCH);
  });

  it('is made once when it is asked for twice', async () => {
    await opened.client.withSession(async (session) => {
      await writeMany(session);
      advanceClockOnRead(MS_A_WRITE);
      await Promise.all([session.commitTransaction(), session.commitTransaction()]);
      expect(await found()).toEqual(after);
    });
  });
});

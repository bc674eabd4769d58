import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MongoClient, type Db, type Document } from 'mongodb';
import { startEmbeddedMongo, type EmbeddedMongo } from './index';

let dataDir: string;
let store: EmbeddedMongo;
let client: MongoClient;
let db: Db;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'embedded-indexes-'));
  store = await startEmbeddedMongo({ dataDir });
  client = await new MongoClient(store.url).connect();
  db = client.db('campus');
});

afterAll(async () => {
  await client.close();
  await store.close();
  await rm(dataDir, { recursive: true });
});

describe('indexes', () => {
  it('find what a search through everything finds', async () => {
    const rows = db.collection('numbers');
    const values = Array.from({ length: 400 }, (_, n) => ({
      n: (n * 37) % 101,
      half: n % 2 === 0 ? n / 4 : null,
      tags: [`t${n % 5}`, `u${n % 3}`],
      name: `name ${n % 20}`,
    }));
    await rows.insertMany(values.map((value) => ({ ...value })));
    const queries: [Document, Document][] = [
      [{ n: 7 }, {}],
      [{ n: { $gte: 20, $lt: 40 } }, { n: -1 }],
      [{ n: { $in: [1, 50, 99] } }, {}],
      [{ half: null }, {}],
      [{ half: { $gt: 20 } }, { half: 1 }],
      [{ tags: 't2' }, {}],
      [{ tags: { $gt: 't3', $lt: 'u1' } }, {}],
      [{ name: /^name 1/ }, { name: 1 }],
      [{ name: 'name 3', n: { $lte: 50 } }, { n: 1 }],
      [{}, { n: 1, name: -1 }],
      [{ $or: [{ n: { $lt: 30 } }, { n: 30, name: { $lt: 'name 5' } }] }, { n: -1, name: -1 }],
      [{ $or: [{ tags: 't1' }, { tags: { $gt: 't4', $lt: 't5' } }, { tags: 5 }] }, {}],
      [{ $or: [{ n: 3 }, { name: 'name 3' }] }, {}],
    ];
    const read = () =>
      Promise.all(
        queries.map(([filter, sort]) =>
          rows
            .find(filter)
            .sort({ ...sort, _id: 1 } as never)
            .toArray(),
        ),
      );
    const before = await read();
    await rows.createIndexes([
      { key: { n: 1 } },
      { key: { half: -1 } },
      { key: { tags: 1 } },
      { key: { name: -1, n: 1 } },
      { key: { n: -1, name: 1, _id: -1 } },
    ]);
    expect(await read()).toEqual(before);
  });

  it('find the next page of a list without looking at the pages before', async () => {
    const filter = { $or: [{ n: { $lt: 30 } }, { n: 30, name: { $lt: 'name 5' } }] };
    const plan = (await db.collection('numbers').find(filter).sort({ n: -1, name: 1 }).explain()) as Document;
    expect(plan['queryPlanner'].winningPlan).toMatchObject({ stage: 'FETCH', inputStage: { stage: 'IXSCAN' } });
  });

  it('may leave documents out, and are then used only where nothing is missed', async () => {
    const rows = db.collection('partial');
    await rows.createIndex({ email: 1 }, { unique: true, partialFilterExpression: { state: 'active' } });
    await rows.insertMany([{ email: 'a', state: 'active' }, { email: 'a', state: 'left' }, { email: 'a' }]);
    await expect(rows.insertOne({ email: 'a', state: 'active' })).rejects.toMatchObject({ code: 11000 });
    expect(await rows.countDocuments({ email: 'a' })).toBe(3);
    expect(await rows.countDocuments({ email: 'a', state: 'active' })).toBe(1);
  });

  it('of two documents with one key refuse to be made unique', async () => {
    const rows = db.collection('twice');
    await rows.insertMany([{ a: 1 }, { a: 1 }]);
    await expect(rows.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 });
    expect(await rows.indexes()).toHaveLength(1);
  });

  it('agree with documents after changes of every kind', async () => {
    const rows = db.collection<{ _id: number; a?: number | number[]; b?: number }>('churn');
    await rows.createIndexes([
      { key: { a: 1 } },
      { key: { b: -1, a: 1 } },
      { key: { b: 1 }, name: 'sparse', sparse: true },
    ]);
    for (let n = 0; n < 300; n++) {
      const _id = (n * 7) % 40;
      if (n % 5 === 0) await rows.deleteOne({ _id });
      else if (n % 3 === 0)
        await rows.updateOne({ _id }, { $set: { a: [n % 4, n % 6] }, $unset: { b: 1 } }, { upsert: true });
      else await rows.replaceOne({ _id }, { a: n % 9, b: n % 7 }, { upsert: true });
    }
    const everything = await rows.find().hint({ $natural: 1 }).toArray();
    for (let value = 0; value < 9; value++) {
      const byIndex = (await rows.find({ a: value }).toArray()).map(({ _id }) => _id).sort();
      expect(byIndex).toEqual(
        everything
          .filter(({ a }) => (Array.isArray(a) ? a.includes(value) : a === value))
          .map(({ _id }) => _id)
          .sort(),
      );
    }
    const sorted = (
      await rows
        .find({ b: { $gte: 0 } })
        .sort({ b: -1, a: 1 })
        .toArray()
    ).map(({ b }) => b);
    expect(sorted).toEqual(everything.flatMap(({ b }) => b ?? []).sort((one, other) => other - one));
  });

  it('and collections come into being only by what adds something', async () => {
    await db.collection('nothing').updateOne({ a: 1 }, { $set: { a: 2 } });
    await db.collection('nothing').deleteMany({});
    await db.collection('nothing').findOneAndDelete({ a: 1 });
    expect(await db.listCollections({ name: 'nothing' }).toArray()).toEqual([]);
  });
});

import fc from 'fast-check';
import type { Db, Document } from 'mongodb';
import { setUpStore } from '../test/open-store';

let db: Db;

setUpStore((opened) => {
  db = opened.db;
});

describe('indexes', () => {
  it('find the same as a collection scan', async () => {
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

  it('find the next page of a list without reading the pages before', async () => {
    const filter = { $or: [{ n: { $lt: 30 } }, { n: 30, name: { $lt: 'name 5' } }] };
    const plan = (await db.collection('numbers').find(filter).sort({ n: -1, name: 1 }).explain()) as Document;
    expect(plan['queryPlanner'].winningPlan).toMatchObject({ stage: 'FETCH', inputStage: { stage: 'IXSCAN' } });
  });

  it('find the same as a collection scan in random documents, whatever their options', async () => {
    const scalar = fc.constantFrom<unknown>(0, 1, 2, 1.5, 'a', 'ab', null, true, new Date(0), Number.NaN);
    const value = fc.oneof(
      { weight: 3, arbitrary: scalar },
      fc.array(scalar, { maxLength: 3 }),
      fc.record({ b: fc.oneof(scalar, fc.array(scalar, { maxLength: 2 })), c: scalar }, { requiredKeys: [] }),
      fc.array(fc.record({ b: scalar, c: scalar }, { requiredKeys: [] }), { maxLength: 2 }),
    );
    const row = fc.record({ a: value, b: scalar }, { requiredKeys: [] });
    const test = fc.oneof(
      scalar,
      fc.record({ $gte: scalar, $lt: scalar }),
      fc.record({ $gt: scalar }),
      fc.record({ $in: fc.array(fc.oneof(scalar, fc.constantFrom(/^a/, /^ab/i)), { maxLength: 3 }) }),
      fc.record({ $exists: fc.boolean() }),
      fc.constant({ $regex: '^a' }),
    );
    const path = fc.constantFrom('a', 'a.b', 'a.c', 'b');
    const filter = fc.oneof(
      fc.dictionary(path, test, { maxKeys: 3 }),
      fc.record({ 'a.b': scalar, 'a.c': scalar }),
      fc.record({
        $or: fc.array(fc.dictionary(path, test, { minKeys: 1, maxKeys: 2 }), { minLength: 1, maxLength: 2 }),
      }),
    );
    const rows = db.collection('shapes');
    await rows.createIndexes([
      { key: { a: -1, b: 1 } },
      { key: { 'a.b': 1, 'a.c': -1 } },
      { key: { b: 1 }, sparse: true, name: 'sparse' },
      { key: { 'a.c': 1 }, partialFilterExpression: { b: { $gte: 1 } }, name: 'partial' },
    ]);
    const shapes = fc.sample(row, { numRuns: 150, seed: 3 });
    await rows.insertMany(shapes);
    const ids = async (wanted: Document, hint: Document) => {
      const found = await rows.find(wanted, { ...hint, projection: { _id: 1 } }).toArray();
      return found.map(({ _id }) => String(_id)).sort();
    };
    await fc.assert(
      fc.asyncProperty(filter, async (wanted) => {
        const all = await ids(wanted, { hint: { $natural: 1 } });
        expect(await ids(wanted, {})).toEqual(all);
        expect(await rows.countDocuments(wanted)).toBe(all.length);
      }),
      { numRuns: 400, seed: 5 },
    );
  });

  it('that are unique count a missing field as null, unless they are sparse', async () => {
    const rows = db.collection('missing');
    await rows.createIndex({ code: 1 }, { unique: true });
    await rows.insertOne({ a: 1 });
    const twice = { code: 11000, keyPattern: { code: 1 }, keyValue: { code: null } };
    await expect(rows.insertOne({ code: null })).rejects.toMatchObject(twice);
    await rows.dropIndex('code_1');
    await rows.createIndex({ code: 1 }, { unique: true, sparse: true });
    await rows.insertMany([{ a: 2 }, { a: 3 }, { code: null }]);
    await expect(rows.insertOne({ code: null })).rejects.toMatchObject(twice);
    expect(await rows.countDocuments({ code: { $exists: true } })).toBe(1);
    expect(await rows.find().sort({ code: 1 }).toArray()).toHaveLength(4);
  });

  it('cannot contain two arrays', async () => {
    const rows = db.collection('parallel');
    await rows.createIndex({ a: 1, b: 1 });
    await expect(rows.insertOne({ a: [1, 2], b: [3, 4] })).rejects.toMatchObject({ code: 171 });
  });

  it('that are partial are used only for queries whose matches they contain', async () => {
    const rows = db.collection('partial');
    await rows.createIndex({ email: 1 }, { unique: true, partialFilterExpression: { state: 'active' } });
    await rows.insertMany([{ email: 'a', state: 'active' }, { email: 'a', state: 'left' }, { email: 'a' }]);
    await expect(rows.insertOne({ email: 'a', state: 'active' })).rejects.toMatchObject({ code: 11000 });
    expect(await rows.countDocuments({ email: 'a' })).toBe(3);
    expect(await rows.countDocuments({ email: 'a', state: 'active' })).toBe(1);
  });

  it('cannot become unique when two documents have the same key', async () => {
    const rows = db.collection('twice');
    await rows.insertMany([{ a: 1 }, { a: 1 }]);
    await expect(rows.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 });
    expect(await rows.indexes()).toHaveLength(1);
  });

  it('agree with the documents after writes of all kinds', async () => {
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
});

describe('collections', () => {
  it('are created only by writes that insert', async () => {
    await db.collection('nothing').updateOne({ a: 1 }, { $set: { a: 2 } });
    await db.collection('nothing').deleteMany({});
    await db.collection('nothing').findOneAndDelete({ a: 1 });
    expect(await db.listCollections({ name: 'nothing' }).toArray()).toEqual([]);
  });
});

import { Double, type Db, type Document } from 'mongodb';
import { setUpStore } from '../test/open-store';

interface Row extends Document {
  _id: number;
}

let db: Db;

setUpStore((opened) => {
  db = opened.db;
});

beforeEach(async () => {
  await db.dropDatabase();
  await db.collection<Row>('rows').insertMany([1, 2, 3].map((n) => ({ _id: n, n, odd: n % 2 === 1 })));
});

const rows = () => db.collection<Row>('rows').find().sort({ _id: 1 }).toArray();

describe('statements', () => {
  it('report what they matched, modified and upserted, with their indexes', async () => {
    const updates = [
      { q: { odd: true }, u: { $set: { n: 1 } }, multi: true },
      { q: { _id: 8 }, u: { $set: { n: 8 } }, upsert: true },
      { q: { _id: 2 }, u: { $set: { n: 2 } } },
      { q: { _id: 9 }, u: { n: 9 }, upsert: true },
      { q: { _id: 10 }, u: { n: 10 } },
    ];
    const answer = await db.command({ update: 'rows', updates });
    const upserted = [
      { index: 1, _id: 8 },
      { index: 3, _id: 9 },
    ];
    expect(answer).toMatchObject({ n: 5, nModified: 1, upserted, ok: 1 });
  });

  it.each([
    [true, 1, [1]],
    [false, 2, [1, 3]],
  ])('with ordered %s end at the first error or go on, and report the errors', async (ordered, n, failed) => {
    const documents = [{ _id: 4 }, { _id: 1 }, { _id: 5 }, { _id: [] }];
    const answer = await db.command({ insert: 'rows', documents, ordered });
    const writeErrors = answer['writeErrors'] as Document[];
    expect(answer['n']).toBe(n);
    expect(writeErrors.map(({ index }) => index as number)).toEqual(failed);
    expect(writeErrors[0]).toMatchObject({ code: 11000, keyPattern: { _id: 1 }, keyValue: { _id: 1 } });
  });

  it('delete one document or all that match', async () => {
    const deletes = [
      { q: { odd: true }, limit: 1 },
      { q: { n: { $gt: 1 } }, limit: 0 },
    ];
    expect(await db.command({ delete: 'rows', deletes })).toMatchObject({ n: 3 });
    expect(await rows()).toEqual([]);
  });

  it.each<[string, Document, Document]>([
    ['before the update', { query: { _id: 1 }, update: { $inc: { n: 1 } } }, { value: { _id: 1, n: 1, odd: true } }],
    [
      'after the update',
      { query: { _id: 1 }, update: { $inc: { n: 1 } }, new: true, fields: { n: 1 } },
      { value: { _id: 1, n: 2 } },
    ],
    ['that a sort puts first', { sort: { n: -1 }, remove: true }, { lastErrorObject: { n: 1 }, value: { _id: 3 } }],
    [
      'or none',
      { query: { _id: 7 }, update: { n: 7 } },
      { lastErrorObject: { n: 0, updatedExisting: false }, value: null },
    ],
    [
      'that an upsert inserted',
      { query: { _id: 7 }, update: { n: 7 }, upsert: true, new: true },
      { lastErrorObject: { n: 1, updatedExisting: false, upserted: 7 }, value: { _id: 7, n: 7 } },
    ],
  ])('findAndModify returns the document %s', async (_, command, answer) => {
    expect(await db.command({ findAndModify: 'rows', ...command })).toMatchObject(answer);
  });
});

describe('reads', () => {
  it.each<[Document, number]>([
    [{}, 3],
    [{ query: { odd: true } }, 2],
    [{ skip: 1, limit: 1 }, 1],
    [{ limit: -2 }, 2],
    [{ skip: 5 }, 0],
  ])('count %j', async (options, n) => {
    expect(await db.command({ count: 'rows', ...options })).toMatchObject({ n });
  });

  it('distinct returns sorted values, elements of arrays, and equal numbers once', async () => {
    await db.collection('rows').insertMany([{ n: [3, 'x', null] }, { n: new Double(1) }, {}]);
    expect(await db.collection('rows').distinct('n')).toEqual([null, 1, 2, 3, 'x']);
  });

  it.each<[string, Document[], Document]>([
    ['an index', [{ $match: { n: 2 } }], { stage: 'FETCH', inputStage: { stage: 'IXSCAN', indexName: 'n_1' } }],
    [
      'an index that gives the order',
      [{ $sort: { n: -1 } }],
      { inputStage: { stage: 'IXSCAN', direction: 'backward' } },
    ],
    ['a collection scan', [{ $match: { odd: true } }], { stage: 'COLLSCAN' }],
    ['a collection scan and a sort', [{ $sort: { odd: 1 } }], { stage: 'SORT', inputStage: { stage: 'COLLSCAN' } }],
  ])('explain of a query and of a pipeline reports %s', async (_, pipeline, winningPlan) => {
    await db.collection('rows').createIndex({ n: 1 });
    const [{ $match: filter = {}, $sort: sort = {} } = {}] = pipeline;
    const found = await db.command({ explain: { find: 'rows', filter, sort } });
    expect(found).toMatchObject({ queryPlanner: { namespace: 'campus.rows', winningPlan } });
    const whole = await db.command({ explain: { aggregate: 'rows', pipeline, cursor: {} } });
    expect(whole).toMatchObject({ queryPlanner: { winningPlan } });
    const more = await db.command({
      explain: { aggregate: 'rows', pipeline: [...pipeline, { $count: 'n' }], cursor: {} },
    });
    expect(more).toMatchObject({ stages: [{ $cursor: { queryPlanner: { winningPlan } } }, { $count: 'n' }] });
  });

  it('explain reports the indexes of a $unionWith', async () => {
    const rows = db.collection<Row>('rows');
    await rows.createIndex({ n: 1 });
    const unionWith = { coll: 'rows', pipeline: [{ $match: { n: { $lt: 2 } } }, { $sort: { n: -1 } }, { $limit: 1 }] };
    const both = rows.aggregate([{ $match: { n: { $gt: 1 } } }, { $sort: { n: 1 } }, { $unionWith: unionWith }]);
    const direction = (each: string) => ({
      queryPlanner: { winningPlan: { inputStage: { stage: 'IXSCAN', direction: each } } },
    });
    expect(await both.explain()).toMatchObject({
      stages: [
        { $cursor: direction('forward') },
        { $unionWith: { coll: 'rows', pipeline: { stages: [{ $cursor: direction('backward') }, { $limit: 1 }] } } },
      ],
    });
    expect((await both.toArray()).map(({ n }) => n)).toEqual([2, 3, 1]);
  });

  it('explain reports the index of each branch of an $or', async () => {
    const rows = db.collection<Row>('rows');
    await rows.createIndexes([{ key: { n: 1 } }, { key: { odd: 1 } }]);
    const found = rows.find({ $or: [{ n: 1 }, { odd: true }] });
    const inputStages = [
      { stage: 'IXSCAN', indexName: 'n_1' },
      { stage: 'IXSCAN', indexName: 'odd_1' },
    ];
    const winningPlan = { stage: 'FETCH', inputStage: { stage: 'OR', inputStages } };
    expect(await found.clone().explain()).toMatchObject({ queryPlanner: { winningPlan } });
    expect((await found.toArray()).map(({ _id }) => _id)).toEqual([1, 3]);
  });
});

describe('definitions', () => {
  it('list collections and databases with a filter', async () => {
    await db.createCollection('others');
    expect(await db.listCollections({ name: /^o/ }, { nameOnly: true }).toArray()).toEqual([
      { name: 'others', type: 'collection' },
    ]);
    const { databases } = await db.admin().listDatabases({ filter: { name: 'campus' } });
    expect(databases).toMatchObject([{ name: 'campus', empty: false }]);
  });

  it('drop indexes by name, by key, several and all, but never that of the _id', async () => {
    const names = async () => (await db.collection('rows').indexes()).map(({ name }) => name);
    const keys = ['a', 'b', 'c', 'd', 'e'];
    await db.collection('rows').createIndexes(keys.map((key) => ({ key: { [key]: 1 }, name: key })));
    await db.command({ dropIndexes: 'rows', index: 'a' });
    await db.command({ dropIndexes: 'rows', index: { b: 1 } });
    await db.command({ dropIndexes: 'rows', index: ['c', 'd'] });
    expect(await names()).toEqual(['_id_', 'e']);
    await expect(db.command({ dropIndexes: 'rows', index: '_id_' })).rejects.toMatchObject({ code: 72 });
    expect(await db.command({ dropIndexes: 'rows', index: '*' })).toMatchObject({ nIndexesWas: 2 });
    expect(await names()).toEqual(['_id_']);
  });
});

it('dbStats says how much of the disk is used', async () => {
  const { fsTotalSize, fsUsedSize } = await db.command({ dbStats: 1 });
  expect(fsUsedSize).toBeGreaterThan(0);
  expect(fsUsedSize).toBeLessThan(fsTotalSize as number);
});

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
  dataDir = await mkdtemp(path.join(tmpdir(), 'embedded-refusals-'));
  store = await startEmbeddedMongo({ dataDir });
  client = await new MongoClient(store.url).connect();
  db = client.db('campus');
  await db.collection('rows').insertOne({ a: [1], b: [2] });
});

afterAll(async () => {
  await client.close();
  await store.close();
  await rm(dataDir, { recursive: true });
});

describe('what the store does not do it refuses, by MongoDB’s own code', () => {
  it.each<[string, Document, number, RegExp]>([
    ['a command', { conquer: 1 }, 59, /conquer/],
    ['a field of a command', { find: 'rows', colour: 1 }, 40415, /find\.colour/],
    ['a collation', { find: 'rows', collation: { locale: 'en', strength: 2 } }, 115, /collation/],
    ['a tailable cursor', { find: 'rows', tailable: true }, 115, /tailable/],
    ['a query operator', { find: 'rows', filter: { a: { $near: [0, 0] } } }, 2, /\$near/],
    ['a query operator at the top', { find: 'rows', filter: { $text: { $search: 'x' } } }, 2, /\$text/],
    ['an update operator', { update: 'rows', updates: [{ q: {}, u: { $bit: { a: { and: 1 } } } }] }, 9, /\$bit/],
    [
      'a stage that it does not know',
      { aggregate: 'rows', pipeline: [{ $conquer: 1 }], cursor: {} },
      40324,
      /\$conquer/,
    ],
    ['a stage of MongoDB', { aggregate: 'rows', pipeline: [{ $out: 'x' }], cursor: {} }, 115, /\$out/],
    ['an expression', { aggregate: 'rows', pipeline: [{ $project: { x: { $rand: {} } } }], cursor: {} }, 168, /\$rand/],
    ['a text index', { createIndexes: 'rows', indexes: [{ key: { a: 'text' }, name: 't' }] }, 115, /text/],
    [
      'an option of an index',
      { createIndexes: 'rows', indexes: [{ key: { a: 1 }, name: 'a', colour: 1 }] },
      197,
      /colour/,
    ],
    [
      'a collation of an index',
      { createIndexes: 'rows', indexes: [{ key: { a: 1 }, name: 'a', collation: { locale: 'en' } }] },
      115,
      /collation/,
    ],
    [
      'an index over two arrays',
      { createIndexes: 'rows', indexes: [{ key: { a: 1, b: 1 }, name: 'ab' }] },
      171,
      /parallel/,
    ],
    ['a capped collection', { create: 'capped', capped: true, size: 1000 }, 115, /capped/],
    ['a cursor that is gone', { getMore: 12n, collection: 'rows' }, 43, /not found/],
    ['an index that is not there', { dropIndexes: 'rows', index: 'none' }, 27, /none/],
    ['a hint to no index', { find: 'rows', hint: 'none' }, 2, /hint/],
    ['a name of a collection', { insert: 'a$b', documents: [{ a: 1 }] }, 73, /a\$b/],
  ])('%s', async (_, command, code, message) => {
    const failure: unknown = await db.command(command).then(
      (answer: Document) => (answer['writeErrors'] as Document[] | undefined)?.[0],
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ code });
    expect((failure as Document)['errmsg'] ?? (failure as Document)['message']).toMatch(message);
  });

  it('a document that is too long', async () => {
    const long = 'x'.repeat(9 * 1024 * 1024);
    const { insertedId } = await db.collection('long').insertOne({ one: long });
    const grow = db.collection('long').updateOne({ _id: insertedId }, { $set: { other: long } });
    await expect(grow).rejects.toMatchObject({ code: 10334 });
  });

  it('commands that may not be part of a transaction', async () => {
    const session = client.startSession();
    session.startTransaction();
    await expect(
      db.command({ createIndexes: 'rows', indexes: [{ key: { z: 1 }, name: 'z' }] }, { session }),
    ).rejects.toMatchObject({ code: 263 });
    await session.abortTransaction().catch(() => undefined);
    await session.endSession();
  });
});

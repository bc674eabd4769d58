import { rm } from 'node:fs/promises';
import { Long, UUID, type Document } from 'bson';
import type { ClientSession, Collection, MongoClient } from 'mongodb';
import { createDirectory, openStore, type OpenStore } from '../test/open-store';
import { opMsg, WireClient } from '../test/wire-client';

interface Row {
  _id: string;
  n: number;
  key?: string;
}

let dataDir: string;
let opened: OpenStore;
let client: MongoClient;
let rows: Collection<Row>;

async function open(transactionMs: number): Promise<void> {
  opened = await openStore({ dataDir, transactionMs });
  client = opened.client;
  rows = opened.db.collection('rows');
}

beforeAll(async () => {
  dataDir = await createDirectory();
  await open(2000);
  await rows.createIndex({ key: 1 }, { unique: true, sparse: true });
  await rows.createIndex({ n: 1 });
});

afterAll(async () => {
  await opened.close();
  await rm(dataDir, { recursive: true });
});

beforeEach(async () => {
  await rows.deleteMany({});
  await rows.insertMany([
    { _id: 'a', n: 1 },
    { _id: 'b', n: 2 },
  ]);
});

const transient = { code: 112, errorLabels: ['TransientTransactionError'] };

describe('transactions', () => {
  it('increment correctly when twenty of them update one document', async () => {
    await Promise.all(
      Array.from({ length: 20 }, () =>
        client.withSession((session) =>
          session.withTransaction(async () => {
            const row = await rows.findOne({ _id: 'a' }, { session });
            await rows.updateOne({ _id: 'a' }, { $set: { n: row!.n + 1 } }, { session });
          }),
        ),
      ),
    );
    expect((await rows.findOne({ _id: 'a' }))!.n).toBe(21);
  });

  it('see their own writes, and others see them only after the commit', async () => {
    const session = client.startSession();
    session.startTransaction();
    await rows.insertOne({ _id: 'c', n: 3 }, { session });
    await rows.updateOne({ _id: 'a' }, { $inc: { n: 10 } }, { session });
    await rows.deleteOne({ _id: 'b' }, { session });
    const inside = await rows
      .find({ n: { $gte: 0 } }, { session })
      .sort({ n: 1 })
      .toArray();
    expect(inside.map(({ _id, n }) => [_id, n])).toEqual([
      ['c', 3],
      ['a', 11],
    ]);
    expect(await rows.distinct('_id')).toEqual(['a', 'b']);
    await session.commitTransaction();
    expect(await rows.distinct('_id')).toEqual(['a', 'c']);
    await session.endSession();
  });

  it('keep seeing the snapshot of their start', async () => {
    const session = client.startSession();
    session.startTransaction();
    await rows.findOne({ _id: 'a' }, { session });
    await rows.updateOne({ _id: 'a' }, { $set: { n: 100 } });
    await rows.deleteOne({ _id: 'b' });
    await rows.insertOne({ _id: 'c', n: 5 });
    const seen = await rows.find({}, { session }).sort({ n: -1 }).toArray();
    expect(seen.map(({ _id, n }) => [_id, n])).toEqual([
      ['b', 2],
      ['a', 1],
    ]);
    await expect(rows.updateOne({ _id: 'a' }, { $inc: { n: 1 } }, { session })).rejects.toMatchObject(transient);
    await session.endSession();
  });

  it('leave nothing behind when they are aborted', async () => {
    const session = client.startSession();
    session.startTransaction();
    await rows.insertOne({ _id: 'c', n: 3, key: 'taken' }, { session });
    await rows.updateMany({}, { $inc: { n: 1 } }, { session });
    await session.abortTransaction();
    await session.endSession();
    expect(await rows.find().toArray()).toEqual([
      { _id: 'a', n: 1 },
      { _id: 'b', n: 2 },
    ]);
    await rows.insertOne({ _id: 'd', n: 4, key: 'taken' });
  });

  it('fail with a write conflict for the second writer of a document', async () => {
    const [one, other] = [client.startSession(), client.startSession()];
    one.startTransaction();
    other.startTransaction();
    await rows.updateOne({ _id: 'a' }, { $inc: { n: 1 } }, { session: one });
    await expect(rows.updateOne({ _id: 'a' }, { $inc: { n: 1 } }, { session: other })).rejects.toMatchObject(transient);
    await one.commitTransaction();
    await Promise.all([one.endSession(), other.endSession()]);
    expect((await rows.findOne({ _id: 'a' }))!.n).toBe(2);
  });

  it('let a write outside of transactions wait until they end', async () => {
    const session = client.startSession();
    session.startTransaction();
    await rows.updateOne({ _id: 'a' }, { $inc: { n: 1 } }, { session });
    let isDone = false;
    const outside = rows.updateOne({ _id: 'a' }, { $inc: { n: 10 } }).then(() => (isDone = true));
    await rows.updateOne({ _id: 'b' }, { $inc: { n: 1 } });
    expect(isDone).toBe(false);
    await session.commitTransaction();
    await outside;
    await session.endSession();
    expect((await rows.findOne({ _id: 'a' }))!.n).toBe(12);
  });

  it('reserve unique keys before they commit', async () => {
    const [one, other] = [client.startSession(), client.startSession()];
    one.startTransaction();
    other.startTransaction();
    await rows.insertOne({ _id: 'x', n: 0, key: 'k' }, { session: one });
    await expect(rows.insertOne({ _id: 'y', n: 0, key: 'k' }, { session: other })).rejects.toMatchObject({ code: 112 });
    await one.commitTransaction();
    await expect(rows.insertOne({ _id: 'z', n: 0, key: 'k' })).rejects.toMatchObject({ code: 11000 });
    await Promise.all([one.endSession(), other.endSession()]);
  });

  it('cannot use a unique key that was freed after their snapshot', async () => {
    await rows.insertOne({ _id: 'k', n: 0, key: 'k' });
    const session = client.startSession();
    session.startTransaction();
    await rows.findOne({ _id: 'k' }, { session });
    await rows.deleteOne({ _id: 'k' });
    await expect(rows.insertOne({ _id: 'l', n: 0, key: 'k' }, { session })).rejects.toMatchObject({ code: 112 });
    await session.endSession();
  });

  it('can exchange two unique keys', async () => {
    await rows.insertMany([
      { _id: 'k1', n: 0, key: 'one' },
      { _id: 'k2', n: 0, key: 'two' },
    ]);
    await client.withSession((session) =>
      session.withTransaction(async () => {
        await rows.updateOne({ _id: 'k1' }, { $set: { key: 'free' } }, { session });
        await rows.updateOne({ _id: 'k2' }, { $set: { key: 'one' } }, { session });
        await rows.updateOne({ _id: 'k1' }, { $set: { key: 'two' } }, { session });
      }),
    );
    expect((await rows.findOne({ key: 'one' }))!._id).toBe('k2');
    expect((await rows.findOne({ key: 'two' }))!._id).toBe('k1');
  });

  it('upsert the same new document once, and then update it', async () => {
    const addOne = (session?: ClientSession) =>
      rows.updateOne({ _id: 'new' }, { $inc: { n: 1 } }, { upsert: true, ...(session && { session }) });
    const inTransaction = () => client.withSession((session) => session.withTransaction(() => addOne(session)));
    await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? inTransaction() : addOne())));
    expect(await rows.findOne({ _id: 'new' })).toEqual({ _id: 'new', n: 20 });
  });

  it('are aborted when they stay open too long', async () => {
    const session = client.startSession();
    session.startTransaction();
    await rows.updateOne({ _id: 'a' }, { $inc: { n: 5 } }, { session });
    await rows.updateOne({ _id: 'a' }, { $inc: { n: 1 } });
    await expect(session.commitTransaction()).rejects.toMatchObject({ code: 251 });
    await session.endSession();
    expect((await rows.findOne({ _id: 'a' }))!.n).toBe(2);
  });
});

describe('retryable writes', () => {
  it('are carried out once, however often they arrive', async () => {
    const command = {
      update: 'rows',
      updates: [{ q: { _id: 'a' }, u: { $inc: { n: 1 } } }],
      lsid: { id: new UUID() },
      txnNumber: Long.fromNumber(1),
    };
    const first = await sendRaw(command);
    const again = await sendRaw(command);
    expect(again).toMatchObject({ n: 1, nModified: 1 });
    expect(first).toMatchObject({ n: 1, nModified: 1 });
    expect((await rows.findOne({ _id: 'a' }))!.n).toBe(2);
    const older = { ...command, txnNumber: Long.fromNumber(0) };
    expect(await sendRaw(older)).toMatchObject({ code: 225 });
  });

  it('are remembered after a restart', async () => {
    const command = {
      findAndModify: 'rows',
      query: { _id: 'b' },
      update: { $inc: { n: 1 } },
      new: true,
      lsid: { id: new UUID() },
      txnNumber: Long.fromNumber(7),
    };
    await sendRaw(command);
    await opened.close();
    await open(2000);
    expect(await sendRaw(command)).toMatchObject({ value: { _id: 'b', n: 3 } });
    expect((await rows.findOne({ _id: 'b' }))!.n).toBe(3);
  });
});

describe('a client that is killed', () => {
  it('leaves no transaction behind that others would have to wait for', async () => {
    await opened.close();
    // The transaction must not end by its own timeout.
    await open(600_000);
    const lsid = { id: new UUID() };
    const update = { update: 'rows', updates: [{ q: { _id: 'a' }, u: { $inc: { n: 5 } } }] };
    // This connection is closed after the reply.
    const opening = { lsid, txnNumber: Long.fromNumber(1), startTransaction: true, autocommit: false };
    expect(await sendRaw({ ...update, ...opening })).toMatchObject({ ok: 1, n: 1 });
    await rows.updateOne({ _id: 'a' }, { $inc: { n: 1 } });
    expect(await rows.findOne({ _id: 'a' })).toMatchObject({ n: 2 });
  });
});

/** Sends a command on a connection of its own, without the session that the driver would add. */
async function sendRaw(command: Document): Promise<Document> {
  const wire = await WireClient.connect(opened.store.url);
  wire.socket.write(opMsg(1, command));
  const reply = await wire.replyTo(1);
  wire.socket.destroy();
  return reply;
}

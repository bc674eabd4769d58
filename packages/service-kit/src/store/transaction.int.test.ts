import { createTestLogger, startTestStore, uniqueDatabase, type TestStore } from '@portal/test-kit';
import mongoose from 'mongoose';
import { runInRequest } from '../request-context';
import { outsideTransaction } from './open-transaction';
import { connectStore, nativeDatabase, type Session, type Store } from './store';
import { afterCommit, createTransaction } from './transaction';

interface Counter {
  _id: string;
  value: number;
}

describe('a transaction', () => {
  let server: TestStore;
  let store: Store;
  const counters = () => nativeDatabase(store.connection).collection<Counter>('counters');
  beforeAll(async () => {
    server = await startTestStore();
    const { logger } = createTestLogger('store');
    store = await connectStore({ url: server.url, database: uniqueDatabase('transaction'), logger });
    await counters().insertOne({ _id: 'seats', value: 0 });
  });
  afterAll(async () => {
    await store.connection.dropDatabase();
    await store.close();
    await server.close();
  });

  it('keeps nothing of work that failed', async () => {
    const transaction = createTransaction(store.connection);
    const work = transaction(async (session) => {
      await counters().insertOne({ _id: 'half', value: 1 }, { session });
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await counters().findOne({ _id: 'half' })).toBeNull();
  });

  it('lets twenty at once change the same thing, one after the other, and loses none', async () => {
    const transaction = createTransaction(store.connection);
    const takeSeat = () =>
      transaction(async (session) => {
        const seats = await counters().findOne({ _id: 'seats' }, { session });
        await counters().updateOne({ _id: 'seats' }, { $set: { value: (seats?.value ?? 0) + 1 } }, { session });
      });
    await Promise.all(Array.from({ length: 20 }, takeSeat));
    expect(await counters().findOne({ _id: 'seats' })).toMatchObject({ value: 20 });
  });

  it('is refused when its answer would come too late, before it begins and before it commits', async () => {
    const transaction = createTransaction(store.connection);
    const context = { requestId: 'request-01', answerBy: performance.now() + 60_000 };
    const add = (id: string, late: () => void) =>
      runInRequest(context, async () => {
        await transaction(async (session) => {
          await counters().insertOne({ _id: id, value: 1 }, { session });
          late();
        });
      });
    await add('in time', () => undefined);
    const now = jest.spyOn(performance, 'now');
    const isLate = () => void now.mockReturnValue(context.answerBy);
    await expect(add('too late to commit', isLate)).rejects.toMatchObject({ code: 'SYSTEM.BUSY' });
    await expect(add('too late to begin', isLate)).rejects.toMatchObject({ code: 'SYSTEM.BUSY' });
    now.mockRestore();
    expect(await counters().distinct('_id', { value: 1 })).toEqual(['in time']);
  });

  it('is tried again after a conflict for ten seconds, and for a request as long as somebody waits for its answer', async () => {
    const transaction = createTransaction(store.connection);
    const conflict = new mongoose.mongo.MongoServerError({ message: 'WriteConflict', code: 112 });
    conflict.addErrorLabel('TransientTransactionError');
    const began = performance.now();
    const now = jest.spyOn(performance, 'now');
    /** The first attempt takes eleven seconds and meets a conflict. */
    const slowAtFirst = () => {
      let attempts = 0;
      now.mockReturnValue(began);
      return transaction(async () => {
        attempts += 1;
        now.mockReturnValue(began + 11_000);
        if (attempts === 1) throw conflict;
        return attempts;
      });
    };
    await expect(slowAtFirst()).rejects.toMatchObject({ code: 'SYSTEM.BUSY' });
    expect(await runInRequest({ requestId: 'request-01', answerBy: began + 60_000 }, slowAtFirst)).toBe(2);
    now.mockRestore();
  });

  it('is tried again when another one took a key that it had found free, whatever the store calls that', async () => {
    const transaction = createTransaction(store.connection);
    const free = (id: string, session: Session) =>
      counters()
        .findOne({ _id: id }, { session })
        .then((found) => !found);
    const taken: string[] = [];
    await transaction(async (session) => {
      const id = (await free('slot 1', session)) ? 'slot 1' : 'slot 2';
      taken.push(id);
      if (taken.length === 1) await counters().insertOne({ _id: 'slot 1', value: 1 });
      await counters().insertOne({ _id: id, value: 2 }, { session });
    });
    expect(taken).toEqual(['slot 1', 'slot 2']);
    expect(await counters().findOne({ _id: 'slot 1' })).toMatchObject({ value: 1 });
  });

  it('fails with a key that stays a duplicate', async () => {
    const insert = jest.fn((session: Session) => counters().insertOne({ _id: 'seats', value: 1 }, { session }));
    await expect(createTransaction(store.connection)(insert)).rejects.toThrow('E11000');
    expect(insert).toHaveBeenCalledTimes(6);
  });

  it('answers what the work answered', async () => {
    expect(await createTransaction(store.connection)(async () => 'done')).toBe('done');
  });
});

describe('what runs after a commit', () => {
  let server: TestStore;
  let store: Store;
  const counters = () => nativeDatabase(store.connection).collection<Counter>('counters');
  beforeAll(async () => {
    server = await startTestStore();
    const { logger } = createTestLogger('store');
    store = await connectStore({ url: server.url, database: uniqueDatabase('after_commit'), logger });
    await counters().insertOne({ _id: 'seats', value: 0 });
  });
  afterAll(async () => {
    await store.connection.dropDatabase();
    await store.close();
    await server.close();
  });

  it('runs once, when others can see what was written', async () => {
    const seen: Promise<Counter | null>[] = [];
    const look = () => void seen.push(counters().findOne({ _id: 'new' }));
    await createTransaction(store.connection)(async (session) => {
      afterCommit(session, look);
      afterCommit(session, look);
      await counters().insertOne({ _id: 'new', value: 1 }, { session });
      expect(seen).toHaveLength(0);
    });
    expect(await Promise.all(seen)).toMatchObject([{ value: 1 }]);
  });

  it('does not run when the work fails', async () => {
    const callback = jest.fn();
    const work = createTransaction(store.connection)(async (session) => {
      afterCommit(session, callback);
      await counters().insertOne({ _id: 'aborted', value: 1 }, { session });
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(callback).not.toHaveBeenCalled();
  });

  it('runs once for the attempt that commits, and not for those that met a conflict', async () => {
    const callbacks: number[] = [];
    let attempts = 0;
    await createTransaction(store.connection)(async (session) => {
      attempts += 1;
      const attempt = attempts;
      afterCommit(session, () => void callbacks.push(attempt));
      const seats = await counters().findOne({ _id: 'seats' }, { session });
      // Another writer comes between the read and the write of the first attempt.
      if (attempt === 1) await counters().updateOne({ _id: 'seats' }, { $set: { value: 7 } });
      await counters().updateOne({ _id: 'seats' }, { $set: { value: (seats?.value ?? 0) + 1 } }, { session });
    });
    expect(attempts).toBe(2);
    expect(callbacks).toEqual([2]);
    expect(await counters().findOne({ _id: 'seats' })).toMatchObject({ value: 8 });
  });

  it('is refused outside of a transaction', async () => {
    const session = await store.connection.startSession();
    expect(() => afterCommit(session, () => undefined)).toThrow('running transaction');
    await session.endSession();
  });
});

describe('a write without the session of its transaction', () => {
  let server: TestStore;
  beforeAll(async () => {
    server = await startTestStore();
  });
  afterAll(() => server.close());

  it('is reported, and no write that belongs to it or that others send meanwhile', async () => {
    const outside: string[] = [];
    const { logger } = createTestLogger('store');
    const store = await connectStore({
      url: server.url,
      database: uniqueDatabase('outside'),
      logger,
      onCommand: ({ name, collection, isOutsideTransaction }) => {
        if (isOutsideTransaction) outside.push(`${name} of ${collection}`);
      },
    });
    const rows = nativeDatabase(store.connection).collection<Counter>('counters');
    // The DocumentDB engine makes a database with its first row, and fails where two connections do that at once.
    await rows.insertOne({ _id: 'first', value: 1 });
    const transaction = createTransaction(store.connection);
    let committed: Promise<unknown> | undefined;
    const others = async (session: Session) => {
      await rows.insertOne({ _id: 'within', value: 1 }, { session });
      await rows.find({ _id: 'within' }).toArray();
      await outsideTransaction(() => rows.insertOne({ _id: 'outside', value: 1 }));
      afterCommit(session, () => {
        committed = rows.insertOne({ _id: 'after', value: 1 });
      });
    };
    await Promise.all([transaction(others), rows.insertOne({ _id: 'beside', value: 1 })]);
    await committed;
    await rows.updateOne({ _id: 'beside' }, { $set: { value: 2 } });
    expect(outside).toEqual([]);
    await transaction(async () => {
      await rows.updateOne({ _id: 'beside' }, { $set: { value: 3 } });
      await rows.findOneAndUpdate({ _id: 'beside' }, { $set: { value: 4 } });
      await rows.bulkWrite([{ deleteOne: { filter: { _id: 'beside' } } }]);
      await rows.insertMany([{ _id: 'forgotten', value: 1 }]);
    });
    expect(outside).toEqual(['update', 'findAndModify', 'delete', 'insert'].map((name) => `${name} of counters`));
    await store.connection.dropDatabase();
    await store.close();
  });
});

describe('the store', () => {
  it('is not ready before its indexes are built, nor while it takes no writes', async () => {
    const server = await startTestStore();
    const { logger } = createTestLogger('store');
    const store = await connectStore({ url: server.url, database: uniqueDatabase('ready'), logger });
    await expect(store.ready()).rejects.toThrow('indexes');
    await store.buildIndexes();
    await expect(store.ready()).resolves.toBeUndefined();
    const full = new mongoose.mongo.MongoServerError({ code: 14_031, message: 'disk full' });
    const write = jest.spyOn(mongoose.mongo.Collection.prototype, 'updateOne').mockRejectedValue(full);
    await expect(store.ready()).rejects.toThrow('disk full');
    write.mockRestore();
    await store.close();
    await expect(store.ready()).rejects.toThrow();
    await server.close();
  });
});

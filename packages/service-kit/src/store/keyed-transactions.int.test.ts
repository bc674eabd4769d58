import { calls } from '@portal/contracts';
import {
  actorOf,
  createRequester,
  createTestLogger,
  startTestStore,
  testClock,
  testTokens,
  uniqueDatabase,
  type Requester,
  type TestStore,
} from '@portal/test-kit';
import { createServiceApp } from '../http/app';
import { endpoint } from '../http/endpoint';
import { createIdempotencyStore } from '../http/idempotency-store';
import { ok } from '../http/reply';
import { newId } from '../ids';
import { createMetrics } from '../observe/metrics';
import { closeServer, listen, type ListeningServer } from '../runtime/server';
import { isAlreadyCommitted } from './keyed-transactions';
import { connectStore, createCollection, nativeDatabase, type Session, type Store } from './store';
import { createTransaction, type Transaction } from './transaction';

const HOLD_MS = 5_001;

/** A promise that a test resolves; `entered` resolves when a caller waits for it. */
function gate() {
  let open: () => void = () => undefined;
  let enter: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const entered = new Promise<void>((resolve) => (enter = resolve));
  const wait = () => {
    enter();
    return opened;
  };
  return { open: () => open(), entered, wait };
}

describe('a write with an Idempotency-Key whose process dies', () => {
  const clock = testClock();
  let mongo: TestStore;
  let store: Store;
  let server: ListeningServer;
  let request: Requester;
  let transaction: Transaction;
  /** What the write does, by test. */
  let work: () => Promise<unknown>;

  const effects = () => nativeDatabase(store.connection).collection<{ _id: string; name: string }>('effects');
  const keys = () => nativeDatabase(store.connection).collection('idempotency');
  const add = (name: string) => async (session: Session) => {
    const row = { _id: newId(), name };
    await effects().insertOne(row, { session });
    return row._id;
  };
  const names = async () => (await effects().find().toArray()).map(({ name }) => name).sort();

  beforeAll(async () => {
    mongo = await startTestStore();
    const { logger } = createTestLogger('keyed');
    store = await connectStore({ url: mongo.url, database: uniqueDatabase('keyed'), logger });
    await createCollection(store.connection, 'effects');
    transaction = createTransaction(store.connection);
    const idempotency = createIdempotencyStore(store.connection, clock);
    await idempotency.buildIndexes();
    const change = endpoint(calls.markNotificationsRead, async () => {
      await work();
      return ok(undefined as never);
    });
    const app = createServiceApp({
      service: 'activity',
      endpoints: [change],
      tokens: testTokens(clock),
      logger,
      metrics: createMetrics('activity'),
      readiness: [],
      idempotency,
    });
    server = await listen(app, { host: '127.0.0.1', port: 0 });
    request = createRequester(server.url, clock);
  });
  beforeEach(async () => {
    await effects().deleteMany({});
    await keys().deleteMany({});
  });
  afterAll(async () => {
    await closeServer(server, { delayMs: 0, beforeClose: () => undefined });
    await store.connection.dropDatabase();
    await store.close();
    await mongo.close();
  });

  const send = () =>
    request(actorOf('STUDENT'), 'POST', '/api/notifications/read', {}, { headers: { 'idempotency-key': 'one' } });

  it('goes on after the transactions that were committed, with their results', async () => {
    const crash = gate();
    const seen: unknown[] = [];
    work = async () => {
      seen.push(await transaction(add('first')));
      if (seen.length === 1) await crash.wait();
      await transaction(add('second'));
    };
    const dead = send();
    await crash.entered;
    expect((await send()).status).toBe(409);
    clock.advance(HOLD_MS);
    expect((await send()).status).toBe(204);
    expect(seen[1]).toBe(seen[0]);
    expect(await names()).toEqual(['first', 'second']);
    crash.open();
    expect(await dead).toMatchObject({ status: 409, body: { code: 'REQUEST.IN_PROGRESS' } });
    expect(await names()).toEqual(['first', 'second']);
    expect((await send()).headers.get('idempotent-replayed')).toBe('true');
  });

  it('commits nothing when another try took its key over in the middle of a transaction', async () => {
    const slow = gate();
    let tries = 0;
    work = async () => {
      tries += 1;
      const isFirst = tries === 1;
      await transaction(async (session) => {
        await add('once')(session);
        if (isFirst) await slow.wait();
      });
    };
    const late = send();
    await slow.entered;
    clock.advance(HOLD_MS);
    expect((await send()).status).toBe(204);
    slow.open();
    expect(await late).toMatchObject({ status: 409, body: { code: 'REQUEST.IN_PROGRESS' } });
    expect(await names()).toEqual(['once']);
  });

  it('goes on after a refusal between its transactions, and leaves out checks of what is done', async () => {
    let isRefused = true;
    const checks: boolean[] = [];
    work = async () => {
      checks.push(isAlreadyCommitted());
      await transaction(add('first'));
      if (isRefused) throw new Error('refused on purpose');
    };
    expect((await send()).status).toBe(500);
    isRefused = false;
    expect((await send()).status).toBe(204);
    expect(await names()).toEqual(['first']);
    expect(checks).toEqual([false, true]);
  });

  it('gets results back as they were', async () => {
    const result = { at: new Date(0), none: undefined, map: new Map([['a', new Set([1])]]), bytes: Buffer.from('x') };
    const seen: unknown[] = [];
    work = async () => {
      seen.push(await transaction(async () => result));
      if (seen.length === 1) throw new Error('refused on purpose');
    };
    await send();
    await send();
    expect(seen[1]).toStrictEqual(result);
  });

  it('is tried again when the hold was written by a clock that was ahead', async () => {
    work = async () => transaction(add('once'));
    await send();
    await keys().updateMany({}, { $set: { reply: null, heldUntil: new Date('2040-01-01') } });
    expect((await send()).status).toBe(204);
    expect(await names()).toEqual(['once']);
  });

  it('of an earlier build, which stored no results, is answered or tried again', async () => {
    work = async () => transaction(add('tried'));
    await send();
    const earlier = { $set: { fingerprint: 'f' }, $unset: { request: true, claim: true, results: true } } as const;
    await keys().updateMany({}, earlier);
    expect((await send()).headers.get('idempotent-replayed')).toBe('true');
    await keys().updateMany({}, { $set: { reply: null, heldUntil: new Date(0) } });
    expect((await send()).status).toBe(204);
    expect(await names()).toEqual(['tried', 'tried']);
  });
});

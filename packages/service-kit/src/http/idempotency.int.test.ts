import { calls, type UnitAnswer } from '@portal/contracts';
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
import { DomainError } from '../errors';
import { newId } from '../ids';
import { createMetrics } from '../observe/metrics';
import { closeServer, listen, type ListeningServer } from '../runtime/server';
import { connectStore, type Store } from '../store/store';
import { createServiceApp } from './app';
import { endpoint } from './endpoint';
import { created } from './reply';
import { createIdempotencyStore } from './idempotency-store';

const body = { name: 'Club', type: 'Club', category: 'scitech', contact_info: { email: 'a@example.edu' } };

describe('a write with an Idempotency-Key', () => {
  let mongo: TestStore;
  let store: Store;
  let server: ListeningServer;
  let request: Requester;
  let made: UnitAnswer[] = [];
  let before: () => Promise<void> = async () => undefined;
  const clock = testClock();

  beforeAll(async () => {
    mongo = await startTestStore();
    const { logger } = createTestLogger('keys');
    store = await connectStore({ url: mongo.url, database: uniqueDatabase('keys'), logger });
    const creating = endpoint(calls.createUnit, async ({ body: unit }) => {
      await before();
      const answer = { ...unit, _id: newId(), parent_unit_id: null, created_at: clock.now().toISOString() };
      made.push(answer);
      return created(answer);
    });
    const app = createServiceApp({
      service: 'org',
      endpoints: [creating],
      tokens: testTokens(clock),
      logger,
      metrics: createMetrics('org'),
      readiness: [],
      idempotency: createIdempotencyStore(store.connection, clock),
    });
    server = await listen(app, { host: '127.0.0.1', port: 0 });
    request = createRequester(server.url, clock);
  });
  beforeEach(() => {
    made = [];
    before = async () => undefined;
  });
  afterAll(async () => {
    await closeServer(server, { delayMs: 0, beforeClose: () => undefined });
    await store.connection.dropDatabase();
    await store.close();
    await mongo.close();
  });

  const create = (key: string, changes: object = {}, as = actorOf('PRESIDENT')) =>
    request(as, 'POST', '/api/orgUnit/create', { ...body, ...changes }, { headers: { 'idempotency-key': key } });

  it('is carried out once and gives the same answer again', async () => {
    const first = await create('same');
    const again = await create('same');
    expect(again).toMatchObject({ status: 201, body: first.body as object });
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(made).toHaveLength(1);
  });

  it('is refused when the key was used for something else', async () => {
    await create('other');
    expect(await create('other', { name: 'Another' })).toMatchObject({
      status: 409,
      body: { code: 'REQUEST.KEY_REUSED' },
    });
  });

  it('belongs to its caller: another may use the same key', async () => {
    await create('shared');
    expect(await create('shared', {}, actorOf('GENSEC_SCITECH'))).toMatchObject({ status: 201 });
    expect(made).toHaveLength(2);
  });

  it('is refused while the first is still under way', async () => {
    let finish: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (finish = resolve));
    let entered: () => void = () => undefined;
    const inside = new Promise<void>((resolve) => (entered = resolve));
    before = async () => {
      entered();
      await gate;
    };
    const first = create('slow');
    await inside;
    const second = await create('slow');
    finish();
    expect(second).toMatchObject({ status: 409, body: { code: 'REQUEST.IN_PROGRESS' } });
    expect(second.headers.get('retry-after')).toBe('1');
    expect(await first).toMatchObject({ status: 201 });
  });

  it('may be tried again with the same key after a refusal', async () => {
    before = async () => Promise.reject(new DomainError('UNIT.NAME_TAKEN'));
    expect(await create('refused')).toMatchObject({ status: 409, body: { code: 'UNIT.NAME_TAKEN' } });
    before = async () => undefined;
    expect(await create('refused')).toMatchObject({ status: 201 });
  });

  it('is forgotten after 24 hours', async () => {
    await create('yesterday');
    clock.advance(86_400_001);
    expect((await create('yesterday')).headers.get('idempotent-replayed')).toBeNull();
    expect(made).toHaveLength(2);
  });

  it('needs a usable key', async () => {
    expect(await create('x'.repeat(201))).toMatchObject({ status: 400 });
  });
});

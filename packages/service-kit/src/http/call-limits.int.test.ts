import { callTable, type Call } from '@portal/contracts';
import {
  actorOf,
  createRequester,
  createTestLogger,
  startTestStore,
  testTokens,
  uniqueDatabase,
  type TestStore,
} from '@portal/test-kit';
import * as z from 'zod';
import { systemClock } from '../clock';
import { DomainError } from '../errors';
import { createMetrics } from '../observe/metrics';
import { closeServer, listen } from '../runtime/server';
import { connectStore, type Store } from '../store/store';
import { createServiceApp } from './app';
import { createCallLimits, type CallLimits } from './call-limits';
import { endpoint } from './endpoint';
import { ok } from './reply';

const limited = callTable.filter(({ limit, built }) => limit !== null && built);
const path = (call: Call) => call.path.replace(/:\w+/g, 'a'.repeat(24));
const roleOf = ({ who }: Call) => (who.PRESIDENT ? 'PRESIDENT' : who.CLUB_COORDINATOR ? 'CLUB_COORDINATOR' : 'STUDENT');

let server: TestStore;
let store: Store;
let limits: CallLimits;
beforeAll(async () => {
  server = await startTestStore();
  const { logger } = createTestLogger('limits');
  store = await connectStore({ url: server.url, database: uniqueDatabase('limits'), logger });
  limits = createCallLimits(store.connection);
  await limits.buildIndexes();
});
afterAll(async () => {
  await store.connection.dropDatabase();
  await store.close();
  await server.close();
});

/** The call with its limit and who may make it, whatever it is given. */
async function serve(call: Call, handle: () => Promise<unknown>) {
  const anything = { params: z.any(), query: z.any(), body: z.any(), answer: z.any() };
  const { logger } = createTestLogger('limits');
  const app = createServiceApp({
    service: call.service,
    endpoints: [endpoint({ ...call, ...anything, upload: null }, async () => ok(await handle()))],
    tokens: testTokens(),
    logger,
    metrics: createMetrics(call.service),
    readiness: [],
    limits,
  });
  const listening = await listen(app, { host: '127.0.0.1', port: 0 });
  const request = createRequester(listening.url, systemClock);
  const make = (userId: string, accept = call.limit?.only ?? 'application/json') => {
    const body = call.method === 'GET' ? undefined : {};
    return request(actorOf(roleOf(call), { userId }), call.method, path(call), body, { headers: { accept } });
  };
  return { make, stop: () => closeServer(listening, { delayMs: 0, beforeClose: () => undefined }) };
}

describe('the limit of a call', () => {
  it('is there for everything that costs', () => {
    expect(limited.map(({ name }) => name).sort()).toEqual([
      'appointHolder',
      'changePhoto',
      'checkImport',
      'createEvent',
      'createUnit',
      'listAudit',
      'listFeedback',
      'listHolders',
      'listPositions',
      'listRegistrations',
      'makeCalendarAddress',
      'readUnitTree',
      'requestRoom',
      'takeImport',
      'uploadImport',
    ]);
  });

  it.each(limited.map((call) => [call.name, call] as const))(
    'holds a person, and nobody else: %s',
    async (_name, call) => {
      const { make, stop } = await serve(call, async () => ({}));
      const count = call.limit?.count ?? 0;
      const one = 'b'.repeat(24);
      const answers = await Promise.all(Array.from({ length: count + 5 }, () => make(one)));
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
      const refused = await make(one);
      expect(refused).toMatchObject({ status: 429, body: { code: 'REQUEST.TOO_OFTEN' } });
      const seconds = Number(refused.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(call.limit?.windowSeconds ?? 0);
      expect((await make('c'.repeat(24))).status).toBeLessThan(300);
      if (call.limit?.only) expect((await make(one, 'application/json')).status).toBe(200);
      await stop();
    },
  );

  it('does not count what was refused', async () => {
    const call = { name: 'refusing', limit: { count: 1, windowSeconds: 60 } };
    const refuse = () => Promise.reject(new DomainError('UNIT.NAME_TAKEN'));
    for (let time = 0; time < 3; time += 1) {
      await expect(limits.use(call, 'one', refuse)).rejects.toMatchObject({ code: 'UNIT.NAME_TAKEN' });
    }
    await expect(limits.use(call, 'one', async () => 'done')).resolves.toBe('done');
    await expect(limits.use(call, 'one', async () => 'done')).rejects.toMatchObject({ code: 'REQUEST.TOO_OFTEN' });
  });
});

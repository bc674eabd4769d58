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

const AT_ONCE = 25;
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
    endpoints: [endpoint({ ...call, ...anything, upload: null, csv: null }, async () => ok(await handle()))],
    tokens: testTokens(),
    logger,
    metrics: createMetrics(call.service),
    readiness: [],
    limits,
    answerWithinMs: 60_000,
  });
  const listening = await listen(app, { host: '127.0.0.1', port: 0 });
  const request = createRequester(listening.url, systemClock);
  let late = 0;
  /** Asks again, as pages do, when the store was too slow to answer in time. */
  const make = async (userId: string, accept = call.limit?.only ?? 'application/json') => {
    const body = call.method === 'GET' ? undefined : {};
    for (;;) {
      const actor = actorOf(roleOf(call), { userId });
      const answer = await request(actor, call.method, path(call), body, { headers: { accept } });
      if (answer.status !== 503) return answer;
      late += 1;
    }
  };
  const stop = () => closeServer(listening, { delayMs: 0, beforeClose: () => undefined });
  return { make, lateAnswers: () => late, stop };
}

/** Many at once, but no more than a busy machine answers in time. */
async function allOf<T>(count: number, work: () => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  while (done.length < count) {
    done.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - done.length) }, work))));
  }
  return done;
}

describe('the limit of a call', () => {
  it('is there for everything that costs', () => {
    expect(limited.map(({ name }) => name).sort()).toEqual([
      'addAchievement',
      'addPosition',
      'addRoom',
      'applyImport',
      'appointHolder',
      'changePhoto',
      'checkImport',
      'claimSkill',
      'createEvent',
      'createSkill',
      'createUnit',
      'decideAchievements',
      'decideUserSkills',
      'listAudit',
      'listFeedback',
      'listHolders',
      'listPositions',
      'listRegistrations',
      'makeCalendarAddress',
      'readUnitTree',
      'requestRoom',
      'requestRoomForPurpose',
      'shareRecord',
      'uploadCertificate',
      'uploadImport',
    ]);
  });

  it.each(limited.map((call) => [call.name, call] as const))(
    'holds a person, and nobody else: %s',
    async (_name, call) => {
      const { make, lateAnswers, stop } = await serve(call, async () => ({}));
      const count = call.limit?.count ?? 0;
      const one = 'b'.repeat(24);
      const answers = await allOf(count + 5, () => make(one));
      const tooOften = answers.filter(({ status }) => status === 429).length;
      // What was answered late may have been counted.
      expect([tooOften >= 5, tooOften <= 5 + lateAnswers()]).toEqual([true, true]);
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(answers.length - tooOften);
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

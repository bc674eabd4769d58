import { startTestBroker, startTestStore, type TestBroker, type TestStore } from '@portal/test-kit';
import { freePort } from '../src/free-port';
import { createServiceDatabases } from './service-databases';
import { feedTextsOf, writeManyEvents, WRITES } from './bulk-writes';
import { startPortalProcess, type PortalProcess } from './portal-process';
import { PRESIDENT_EMAIL, registerPresident, until, type President } from './president';

/** How long the broker is away; run with 600 by hand, since a suite should not wait for ten minutes. */
const OUTAGE_MS = Number(process.env.FAULT_BROKER_AWAY_SECONDS ?? 5) * 1_000;
const KILLS = 5;
/** It takes seconds; a machine that does much else may take minutes. */
const CATCH_UP_MS = 300_000;

let broker: TestBroker;
let store: TestStore;
let databases: ReturnType<typeof createServiceDatabases>;
let portal: PortalProcess;
let president: President;

beforeAll(async () => {
  [broker, store] = await Promise.all([startTestBroker(), startTestStore()]);
  databases = createServiceDatabases(store.url);
  portal = await startPortalProcess('infra/standalone/src/services.ts', [], {
    MONGO_URL: store.url,
    AMQP_URL: broker.url,
    PORT: String(await freePort()),
    PORTAL_DATABASE_PREFIX: databases.prefix,
    PORTAL_PRESIDENT_EMAIL: PRESIDENT_EMAIL,
    FEEDBACK_AUTHOR_KEY: 'a secret of at least thirty-two characters',
    AUTH_REQUIRE_CONFIRMED_EMAIL: 'off',
    PORTAL_BUILD: 'false',
    PORTAL_RESTART_SECONDS: '1',
    PORTAL_REQUESTS_PER_MINUTE: '100000',
    LOG_LEVEL: 'fatal',
  });
  president = await registerPresident(portal.url);
}, 120_000);

afterAll(async () => {
  await portal?.stop();
  await databases?.drop();
  await broker?.close();
  await store?.close();
}, 60_000);

async function inFeed(...ids: (string | undefined)[]): Promise<boolean> {
  const seen = (await president.feed()).map(({ subject }) => subject._id);
  return ids.every((id) => id !== undefined && seen.includes(id));
}

describe('the portal as separate processes on real servers', () => {
  it('tells in the feed what the president creates in two services', async () => {
    const unit = await president.createUnit('Robotics Club');
    expect(unit.status).toBe(201);
    await until('the events service knows the unit', async () => {
      const { body } = await president.call<{ _id: string }[]>('GET', '/api/events/units');
      return body.some(({ _id }) => _id === unit.body._id);
    });
    const event = await president.createEvent(unit.body._id, 'Robot race');
    expect(event.status).toBe(201);
    await until('both are in the feed', () => inFeed(unit.body._id, event.body.event._id));
  }, 60_000);

  it('goes on without a service that was killed, says so in its place, and gets it back', async () => {
    const units = () => president.call<{ message?: string }>('GET', '/api/orgUnit/organizational-units');
    expect((await units()).status).toBe(200);
    const [first = 0] = portal.processesOf('org');
    process.kill(first, 'SIGKILL');
    await until('units are away', async () => (await units()).status === 503);
    const { headers, body } = await units();
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body.message).toEqual(expect.any(String));
    for (const path of ['/api/events/events', '/api/activities/recent', '/auth/fetchAuth']) {
      expect((await president.call('GET', path)).status).toBe(200);
    }
    await until('units are back', async () => (await units()).status === 200);
    expect(portal.processesOf('org')).toHaveLength(2);
    const after = await president.createUnit('Chess Club');
    expect(after.status).toBe(201);
    await until('the feed goes on', () => inFeed(after.body._id));
  }, 60_000);

  it(
    'answers a thousand writes while the broker is away, and tells each of them once, in its order, also when the feed’s own service is killed five times on the way',
    async () => {
      const unit = await president.createUnit('Racing Club');
      await until('the events service knows the unit', async () => {
        const { body } = await president.call<{ _id: string }[]>('GET', '/api/events/units');
        return body.some(({ _id }) => _id === unit.body._id);
      });
      await until('the feed knows it too', () => inFeed(unit.body._id));
      const before = await databases.feedEntries();
      await broker.stop('kill');
      const written = await writeManyEvents(president, unit.body._id, OUTAGE_MS);
      expect(await databases.unpublished()).toBeGreaterThanOrEqual(WRITES);
      await broker.start();
      await killWhileItCatchesUp(before);

      await until('everything is published', async () => (await databases.unpublished()) === 0, CATCH_UP_MS);
      await until(
        'everything is in the feed',
        async () => (await databases.feedEntries()) >= before + WRITES,
        CATCH_UP_MS,
      );
      await until('the feed answers', () => inFeed());
      const told = feedTextsOf(await president.feed(), written.keys());
      expect(told).toEqual(written);
      expect([...told.values()].flat()).toHaveLength(WRITES);
      expect(await databases.feedEntries()).toBe(before + WRITES);
    },
    2 * CATCH_UP_MS + OUTAGE_MS,
  );
});

/** At moments that are different in every run: after so many of the entries are there. */
async function killWhileItCatchesUp(before: number): Promise<void> {
  const share = WRITES / (KILLS + 1);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const due = before + Math.floor((kill + Math.random()) * share) + 1;
    await until(`${due} entries are there`, async () => (await databases.feedEntries()) >= due, CATCH_UP_MS);
    const killed = portal.processesOf('activity').at(-1) ?? 0;
    process.kill(killed, 'SIGKILL');
    expect(await databases.feedEntries()).toBeLessThan(before + WRITES);
    await until('activity is started again', async () => portal.processesOf('activity').at(-1) !== killed);
  }
}

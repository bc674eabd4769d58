import { byLane, startTestBroker, startTestStore, type TestBroker, type TestStore } from '@portal/test-kit';
import { findFreePort } from '@portal/service-kit/free-port';
import { expectStatus } from './browser';
import { feedTextsOf, TOTAL_WRITES, writeUnitsAndEvents } from './bulk-writes';
import { startPortalProcess, type PortalProcess } from './portal-process';
import { PRESIDENT_EMAIL, registerPresident, type President } from './president';
import { createServiceDatabases } from './service-databases';
import { waitUntil } from './wait-until';

/** How long the broker is down at least. */
const OUTAGE_MS = byLane({ push: 1_000, endurance: 600_000 });
const KILLS = byLane({ push: 1, endurance: 5 });
/** Seconds on an idle machine, minutes on a busy one. */
const CATCH_UP_TIMEOUT_MS = 300_000;

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
    PORT: String(await findFreePort()),
    PORTAL_DATABASE_PREFIX: databases.prefix,
    PORTAL_PRESIDENT_EMAIL: PRESIDENT_EMAIL,
    FEEDBACK_AUTHOR_KEY: 'a secret of at least thirty-two characters',
    AUTH_REQUIRE_CONFIRMED_EMAIL: 'off',
    PORTAL_BUILD: 'false',
    PORTAL_RESTART_SECONDS: '1',
    PORTAL_REQUESTS_PER_MINUTE: '100000',
    PORTAL_REQUESTS_PER_MINUTE_OF_PERSON: '100000',
    LOG_LEVEL: 'fatal',
  });
  president = await registerPresident(portal.url);
});

afterAll(async () => {
  await portal?.stop();
  await databases?.drop();
  await broker?.close();
  await store?.close();
});

async function inFeed(...ids: string[]): Promise<boolean> {
  const idsInFeed = (await president.feed()).map(({ subject }) => subject._id);
  return ids.every((id) => idsInFeed.includes(id));
}

async function eventsServiceKnows(unitId: string): Promise<void> {
  await waitUntil('the events service knows the unit', async () => {
    const { body } = await president.call<{ _id: string }[]>('GET', '/api/events/units');
    return body.some(({ _id }) => _id === unitId);
  });
}

describe('the portal as separate processes on real servers', () => {
  it('shows in the feed what the president creates in two services', async () => {
    const unit = await expectStatus(president.createUnit('Robotics Club'), 201);
    await eventsServiceKnows(unit._id);
    const { event } = await expectStatus(president.createEvent(unit._id, 'Robot race'), 201);
    await waitUntil('both are in the feed', () => inFeed(unit._id, event._id));
  });

  it('answers 503 for a killed service, keeps the rest working, and restarts it', async () => {
    const units = () => president.call<{ message?: string }>('GET', '/api/orgUnit/organizational-units');
    expect((await units()).status).toBe(200);
    const [processId = 0] = portal.processIdsOf('org');
    process.kill(processId, 'SIGKILL');
    await waitUntil('units are away', async () => (await units()).status === 503);
    const { headers, body } = await units();
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body.message).toEqual(expect.any(String));
    for (const path of ['/api/events/events', '/api/activities/recent', '/auth/fetchAuth']) {
      expect((await president.call('GET', path)).status).toBe(200);
    }
    await waitUntil('units are back', async () => (await units()).status === 200);
    expect(portal.processIdsOf('org')).toHaveLength(2);
    const { _id } = await expectStatus(president.createUnit('Chess Club'), 201);
    await waitUntil('the feed goes on', () => inFeed(_id));
  });

  it(
    `answers ${TOTAL_WRITES} writes while the broker is down, and shows each in the feed once and in order, although the activity service is killed during the catch-up`,
    async () => {
      const unit = await expectStatus(president.createUnit('Racing Club'), 201);
      await eventsServiceKnows(unit._id);
      await waitUntil('the feed knows it too', () => inFeed(unit._id));
      const before = await databases.countFeedEntries();
      await broker.stop('kill');
      const expectedTexts = await writeUnitsAndEvents(president, unit._id, OUTAGE_MS);
      expect(await databases.countUnpublishedEvents()).toBeGreaterThanOrEqual(TOTAL_WRITES);
      await broker.start();
      await killActivityDuringCatchUp(before);

      await waitUntil(
        'everything is published',
        async () => (await databases.countUnpublishedEvents()) === 0,
        CATCH_UP_TIMEOUT_MS,
      );
      await waitUntil(
        'everything is in the feed',
        async () => (await databases.countFeedEntries()) >= before + TOTAL_WRITES,
        CATCH_UP_TIMEOUT_MS,
      );
      await waitUntil('the feed answers', () => inFeed());
      const texts = feedTextsOf(await president.feed(), expectedTexts.keys());
      expect(texts).toEqual(expectedTexts);
      expect([...texts.values()].flat()).toHaveLength(TOTAL_WRITES);
      expect(await databases.countFeedEntries()).toBe(before + TOTAL_WRITES);
    },
    2 * CATCH_UP_TIMEOUT_MS + OUTAGE_MS,
  );
});

/** Kills the activity service after a number of entries that is different in every run. */
async function killActivityDuringCatchUp(before: number): Promise<void> {
  const share = TOTAL_WRITES / (KILLS + 1);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const entries = before + Math.floor((kill + Math.random()) * share) + 1;
    await waitUntil(
      `${entries} entries are there`,
      async () => (await databases.countFeedEntries()) >= entries,
      CATCH_UP_TIMEOUT_MS,
    );
    const killed = portal.processIdsOf('activity').at(-1) ?? 0;
    process.kill(killed, 'SIGKILL');
    expect(await databases.countFeedEntries()).toBeLessThan(before + TOTAL_WRITES);
    await waitUntil('activity is started again', async () => portal.processIdsOf('activity').at(-1) !== killed);
  }
}

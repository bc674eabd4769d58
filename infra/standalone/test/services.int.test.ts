import { setTimeout as sleep } from 'node:timers/promises';
import { startTestBroker, startTestStore, type TestBroker, type TestStore } from '@portal/test-kit';
import { freePort } from '../src/process-ports';
import { ownDatabases } from './databases';
import { startPortalProcess, type PortalProcess } from './portal-process';
import { PRESIDENT_EMAIL, registerPresident, until, type President } from './president';

/** How long the broker is away; run with 60 by hand, since a suite should not wait for a minute. */
const OUTAGE_MS = Number(process.env.FAULT_BROKER_AWAY_SECONDS ?? 5) * 1_000;
const WRITES = 200;

let broker: TestBroker;
let store: TestStore;
let databases: ReturnType<typeof ownDatabases>;
let portal: PortalProcess;
let president: President;

beforeAll(async () => {
  [broker, store] = await Promise.all([startTestBroker(), startTestStore()]);
  databases = ownDatabases(store.url);
  portal = await startPortalProcess('infra/standalone/src/services.ts', [], {
    MONGO_URL: store.url,
    AMQP_URL: broker.url,
    PORT: String(await freePort()),
    PORTAL_DATABASE_PREFIX: databases.prefix,
    PORTAL_PRESIDENT_EMAIL: PRESIDENT_EMAIL,
    FEEDBACK_AUTHOR_KEY: 'a secret of at least thirty-two characters',
    AUTH_REQUIRE_CONFIRMED_EMAIL: 'off',
    PORTAL_BUILD: 'false',
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

const newEvent = (unitId: string, title: string) => ({
  title,
  category: 'technical',
  organizing_unit_id: unitId,
  schedule: { start: '2030-01-10T10:00:00Z', end: '2030-01-10T12:00:00Z', venue: 'Main Hall' },
});

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
    const event = await president.call<{ event: { _id: string } }>(
      'POST',
      '/api/events/create',
      newEvent(unit.body._id, 'Robot race'),
    );
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
    'answers every write while the broker is away, and tells each of them exactly once afterwards',
    async () => {
      const ids: string[] = [];
      const write = async () => {
        const { status, body } = await president.createUnit(
          `Unit ${ids.length} ${Math.random().toString(36).slice(2)}`,
        );
        expect(status).toBe(201);
        ids.push(body._id);
      };
      const before = portal.processesOf('org').length;
      while (ids.length < 20) await write();
      await broker.stop('kill');
      const away = Date.now();
      while (ids.length < WRITES - 20) {
        await write();
        // Spread over the whole outage.
        const due = away + ((ids.length - 20) / (WRITES - 40)) * OUTAGE_MS;
        if (due > Date.now()) await sleep(due - Date.now());
      }
      expect(await databases.unpublished()).toBeGreaterThanOrEqual(WRITES - 40);
      const back = broker.start();
      while (ids.length < WRITES) await write();
      await back;

      await until('everything is published', async () => (await databases.unpublished()) === 0, 90_000);
      await until('everything is in the feed', () => inFeed(...ids));
      const told = (await president.feed()).map(({ subject }) => subject._id).filter((id) => ids.includes(id));
      expect(told).toHaveLength(WRITES);
      expect(new Set(told)).toEqual(new Set(ids));
      expect(portal.processesOf('org')).toHaveLength(before);
    },
    120_000 + OUTAGE_MS,
  );
});

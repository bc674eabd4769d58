import {
  createTestLogger,
  eventOf,
  startTestBroker,
  startTestService,
  type TestBroker,
  type TestService,
} from '@portal/test-kit';
import { createAmqpBus } from '../bus/amqp-bus';
import type { Bus } from '../bus/bus';
import { until } from '../bus/bus-contract';
import { createInProcessBus } from '../bus/in-process-bus';
import { serviceConfigSchema } from '../config/config';
import { createServiceApp } from '../http/app';
import { newId } from '../ids';
import { defineService } from '../runtime/service';
import { nativeDatabase } from '../store/store';
import { queueOf } from './consumers';

const MINUTE_MS = 60_000;
const POISON = 'Poison';

let broker: TestBroker;
beforeAll(async () => {
  broker = await startTestBroker();
});
afterAll(async () => broker?.close());

/** A service whose handler fails on one name until it is fixed. */
function fragileService(isFixed: () => boolean) {
  return defineService({
    service: 'activity',
    schema: serviceConfigSchema,
    build: (context) => ({
      http: createServiceApp({ ...context, endpoints: [] }),
      useCases: {},
      subscriptions: {
        'org.unit.created.v1': [
          {
            name: 'note',
            async handle({ data: { name } }, session) {
              await nativeDatabase(context.store.connection).collection('effects').insertOne({ name }, { session });
              if (name === POISON && !isFixed()) throw new Error('The handler has a fault.');
            },
          },
        ],
      },
    }),
  });
}

const unitCalled = (name: string) =>
  eventOf('org.unit.created.v1', {
    version: 1,
    unitId: newId(),
    name,
    type: 'Club',
    category: 'scitech',
    parentUnitId: null,
    contactEmail: 'club@example.edu',
    active: true,
  });

async function reportedDeadLetters({ url }: TestService): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const found = /^portal_dead_letters_total\{[^}]*queue="portal\.activity"[^}]*\} (\d+)/m.exec(text);
  return Number(found?.[1] ?? 0);
}

const kinds: [string, () => Bus][] = [
  ['on the broker', () => createAmqpBus({ url: broker.url, name: 'org', logger: createTestLogger('poison').logger })],
  ['within one process', () => createInProcessBus()],
];

describe.each(kinds)('an event that a handler always fails on, %s', (_where, open) => {
  let [bus, service, isFixed] = [undefined as unknown as Bus, undefined as unknown as TestService, false];
  const poison = unitCalled(POISON);
  const effects = async () => {
    const rows = await nativeDatabase(service.store.connection)
      .collection<{ name: string }>('effects')
      .find()
      .toArray();
    return rows.map(({ name }) => name);
  };
  beforeAll(async () => {
    bus = open();
    await until(() =>
      bus.ready().then(
        () => true,
        () => false,
      ),
    );
    // The retries are those of every day.
    service = await startTestService(
      fragileService(() => isFixed),
      { bus, errorsExpected: true },
    );
  }, MINUTE_MS);
  afterAll(async () => {
    await service?.stop();
    await bus?.close();
  });

  it('is given up within a minute, raises the alert’s metric, and holds up nothing behind it', async () => {
    const began = Date.now();
    expect(await reportedDeadLetters(service)).toBe(0);
    const sent = [poison, unitCalled('Chess Club'), unitCalled('Dance Club')].map((event) => bus.publish(event));
    await until(async () => (await reportedDeadLetters(service)) === 1, MINUTE_MS);
    await until(async () => (await effects()).length === 2);
    expect(Date.now() - began).toBeLessThan(MINUTE_MS);
    await Promise.all(sent);
    expect((await effects()).sort()).toEqual(['Chess Club', 'Dance Club']);
    const letters = await until(async () => {
      const found = await bus.deadLetters(queueOf('activity')).list();
      return found.length > 0 && found;
    });
    expect(letters.map(({ event }) => event.id)).toEqual([poison.id]);
  });

  it('has its effect once when it is put back after the fault was mended', async () => {
    isFixed = true;
    expect(await bus.deadLetters(queueOf('activity')).replay()).toBe(1);
    await until(async () => (await effects()).includes(POISON));
    await bus.publish(poison);
    expect(await bus.deadLetters(queueOf('activity')).replay()).toBe(0);
    const last = unitCalled('Last Club');
    await bus.publish(last);
    await until(async () => (await effects()).includes('Last Club'));
    expect((await effects()).sort()).toEqual(['Chess Club', 'Dance Club', 'Last Club', POISON]);
    expect(await bus.deadLetters(queueOf('activity')).list()).toEqual([]);
  });
});

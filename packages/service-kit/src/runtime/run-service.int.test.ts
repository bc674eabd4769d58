import { calls, type CloudEvent } from '@portal/contracts';
import {
  createTestLogger,
  eventOf,
  mintToken,
  actorOf,
  startTestService,
  testClock,
  testTokens,
} from '@portal/test-kit';
import * as z from 'zod';
import { until } from '../bus/bus-contract';
import { createInProcessBus } from '../bus/in-process-bus';
import { serviceEnvironment } from '../config/config';
import { createServiceApp } from '../http/app';
import { endpoint } from '../http/endpoint';
import { ok } from '../http/reply';
import { runService } from './run-service';
import { defineService } from './service';

interface Readiness {
  details: Partial<Record<string, Record<string, number>>>;
}

/** A service whose one call waits until the test lets it answer, and which reacts to new units. */
function slowService({ handling = Promise.resolve() }: { handling?: Promise<void> } = {}) {
  let answer: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (answer = resolve));
  const state = { asked: false, seen: [] as string[], jobs: 0, stopped: false };
  const definition = defineService({
    service: 'org',
    schema: z.object(serviceEnvironment),
    build(context) {
      const list = endpoint(calls.listUnits, async () => {
        state.asked = true;
        await gate;
        return ok([]);
      });
      const noteUnit = async (event: CloudEvent<'org.unit.created.v1'>) => {
        state.seen.push(event.subject);
        await handling;
      };
      return {
        http: createServiceApp({ ...context, endpoints: [list] }),
        subscriptions: { 'org.unit.created.v1': [noteUnit] },
        useCases: {
          write: () =>
            context.transaction((session) =>
              context.outbox.enqueue(session, { type: 'org.unit.created.v1', subject: 'a'.repeat(24), data }),
            ),
        },
        jobs: [{ name: 'count', intervalMs: 5, run: async () => void (state.jobs += 1) }],
        stop: async () => void (state.stopped = true),
      };
    },
  });
  return { definition, state, answer: () => answer() };
}

const data = {
  version: 1,
  unitId: 'a'.repeat(24),
  name: 'Club',
  type: 'Club',
  category: 'scitech',
  parentUnitId: null,
  contactEmail: 'a@example.edu',
  active: true,
} as const;

describe('a running service', () => {
  it('is ready with store, bus and indexes, and carries its events to its handlers', async () => {
    const { definition, state, answer } = slowService();
    const service = await startTestService(definition);
    answer();
    const ready = { status: 'ready', checks: { service: 'ready', store: 'ready', bus: 'ready', relay: 'ready' } };
    expect(await service.request(null, 'GET', '/health/ready')).toMatchObject({ status: 200, body: ready });
    await service.useCases.write();
    await service.flush();
    expect(state.seen).toEqual(['a'.repeat(24)]);
    expect(await service.outbox('org.unit.created.v1')).toHaveLength(1);
    await until(() => state.jobs > 1);
    await service.stop();
    expect(state.stopped).toBe(true);
  });

  it('answers what is under way before it stops, and says that it is not ready', async () => {
    const { definition, state, answer } = slowService();
    const service = await startTestService(definition, { env: { DRAIN_DELAY_MS: '300' } });
    const headers = { authorization: `Bearer ${mintToken(actorOf('STUDENT'))}` };
    const underWay = fetch(`${service.url}${calls.listUnits.path}`, { headers });
    await until(() => state.asked);
    const stopped = service.stop();
    await until(async () => (await fetch(`${service.url}/health/ready`)).status === 503);
    answer();
    expect((await underWay).status).toBe(200);
    await stopped;
    await expect(fetch(`${service.url}/health/live`)).rejects.toThrow();
  });

  it('serves while the bus is away, and says that news is delayed', async () => {
    const { definition } = slowService();
    const bus = createInProcessBus();
    const service = await startTestService(definition, { bus });
    await bus.close();
    const { status, body } = await service.request(null, 'GET', '/health/ready');
    const delayed = { status: 'delayed', checks: { bus: 'away', store: 'ready' } };
    expect({ status, body }).toMatchObject({ status: 200, body: delayed });
    const { text } = await service.request(null, 'GET', '/metrics');
    expect(text).toContain('portal_ready{service="org"} 1');
    expect(text).toContain('portal_bus_ready{service="org"} 0');
    expect(await service.request(null, 'GET', '/health/live')).toMatchObject({ status: 200 });
    await service.stop();
  });

  it('is ready while its consumer is behind, and says by how much', async () => {
    let finish: () => void = () => undefined;
    const { definition, state } = slowService({ handling: new Promise((resolve) => (finish = resolve)) });
    const service = await startTestService(definition);
    const late = { ...eventOf('org.unit.created.v1', data), time: new Date(Date.now() - 600_000).toISOString() };
    const delivered = service.deliver(late);
    await until(() => state.seen.length > 0);
    const { status, body } = await service.request<Readiness>(null, 'GET', '/health/ready');
    expect({ status, isBehind: Number(body.details.consumer?.lagSeconds) >= 600 }).toEqual({
      status: 200,
      isBehind: true,
    });
    expect(body).toMatchObject({ status: 'delayed', checks: { consumer: 'late', outbox: 'ready' } });
    const { text } = await service.request(null, 'GET', '/metrics');
    expect(text).toContain('portal_bus_ready{service="org"} 1');
    finish();
    await delivered;
    const caughtUp = await service.request(null, 'GET', '/health/ready');
    expect(caughtUp.body).toMatchObject({ status: 'ready', details: { consumer: { lagSeconds: 0 } } });
    await service.stop();
  });

  it('is ready while its own events wait, and says for how long', async () => {
    const { definition } = slowService();
    const bus = createInProcessBus({ held: true });
    const clock = testClock('2026-11-21T06:00:00Z');
    const service = await startTestService(definition, { bus, clock });
    await service.useCases.write();
    clock.set('2026-11-21T06:01:00Z');
    const health = async () => (await service.request<Readiness>(null, 'GET', '/health/ready')).body;
    expect(await health()).toMatchObject({ status: 'ready', details: { outbox: { waitingSeconds: 60 } } });
    clock.set('2026-11-21T06:10:00Z');
    const late = { status: 'delayed', checks: { outbox: 'late' }, details: { outbox: { waitingSeconds: 600 } } };
    expect(await health()).toMatchObject(late);
    bus.release();
    await service.flush();
    expect(await health()).toMatchObject({ status: 'ready', details: { outbox: { waitingSeconds: 0 } } });
    await service.stop();
  });

  it('has the figures that alerts ask for before anything goes wrong', async () => {
    const { definition } = slowService();
    const service = await startTestService(definition);
    const { text } = await service.request(null, 'GET', '/metrics');
    expect(text).toContain('portal_ready{service="org"} 1');
    expect(text).toContain('portal_outbox_depth{service="org"} 0');
    expect(text).toContain('portal_relay_stalled_seconds{service="org"} 0');
    expect(text).toContain('portal_dead_letters_total{queue="portal.org",service="org"} 0');
    await service.stop();
  });

  it('does not start with an environment that is not complete', async () => {
    const { definition } = slowService();
    const { logger } = createTestLogger('start');
    await expect(runService(definition, { env: {}, logger, tokens: testTokens() })).rejects.toThrow('MONGO_URL');
    const env = { MONGO_URL: 'mongodb://127.0.0.1:1/', AUTH_KEYSET_URL: 'http://127.0.0.1:1/' };
    await expect(runService(definition, { env, logger })).rejects.toThrow('AMQP_URL');
  });
});

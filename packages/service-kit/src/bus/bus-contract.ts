import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CloudEvent, EventName } from '@portal/contracts';
import type { Bus } from './bus';

/** How a test creates buses of one implementation; two buses of one setup are connected where it allows that. */
export interface BusUnderTest {
  open(): Promise<Bus>;
}

const CREATED = 'org.unit.created.v1' as const;
const SUBMITTED = 'events.room-request.submitted.v1' as const;

/** The tests that every implementation of the bus passes. */
export function describeBus(kind: string, { open }: BusUnderTest): void {
  describe(`the ${kind} bus`, () => {
    const opened: Bus[] = [];
    const openBus = async () => {
      const bus = await open();
      opened.push(bus);
      return bus;
    };
    afterEach(async () => {
      await Promise.all(opened.splice(0).map((bus) => bus.close()));
    });

    it('delivers an event to every queue that asked for its type, and to no other', async () => {
      const bus = await openBus();
      const [one, two, other] = [collector(), collector(), collector()];
      await bus.subscribe('one', [CREATED, SUBMITTED], one.take);
      await bus.subscribe('two', [CREATED], two.take);
      await bus.subscribe('other', [SUBMITTED], other.take);
      const event = sample();
      await bus.publish(event);
      await until(() => one.events.length === 1 && two.events.length === 1);
      expect(one.events[0]).toEqual(event);
      expect(other.events).toEqual([]);
    });

    it('keeps the order within a queue', async () => {
      const bus = await openBus();
      const seen = collector();
      await bus.subscribe('ordered', [CREATED], seen.take);
      const events = Array.from({ length: 50 }, () => sample());
      await Promise.all(events.map((event) => bus.publish(event)));
      await until(() => seen.events.length === 50);
      expect(seen.events.map(({ id }) => id)).toEqual(events.map(({ id }) => id));
    });

    it('accepts an event that nobody subscribes to', async () => {
      const bus = await openBus();
      await expect(bus.publish(sample(SUBMITTED))).resolves.toBeUndefined();
    });

    it('makes an event that is refused a dead letter at once, and goes on', async () => {
      const bus = await openBus();
      const poison = sample();
      const seen = collector();
      const given: string[] = [];
      const handle = async (event: CloudEvent) => {
        await seen.take(event);
        if (event.id === poison.id) throw new Error('cannot be read');
      };
      const onDeadLetter = ({ event }: { event: CloudEvent }) => void given.push(event.id);
      await bus.subscribe('poisoned', [CREATED], handle, { onDeadLetter });
      const next = sample();
      await bus.publish(poison);
      await bus.publish(next);
      await until(() => given.length === 1 && seen.events.some(({ id }) => id === next.id));
      const letters = await until(async () => nonEmpty(await bus.deadLetters('poisoned').list()));
      expect(letters.map(({ event }) => event)).toEqual([poison]);
      expect(seen.events.filter(({ id }) => id === poison.id)).toHaveLength(1);
    });

    it('hands several over at once, in their order, where a queue asks for it', async () => {
      const bus = await openBus();
      const seen = collector();
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      const handle = async (event: CloudEvent) => {
        await seen.take(event);
        await released;
      };
      await bus.subscribe('several', [CREATED], handle, { prefetch: 20 });
      const events = Array.from({ length: 50 }, () => sample());
      const published = events.map((event) => bus.publish(event));
      await until(() => seen.events.length === 20);
      release();
      await until(() => seen.events.length === 50);
      expect(seen.events.map(({ id }) => id)).toEqual(events.map(({ id }) => id));
      await Promise.all(published);
    });

    it('keeps an event that was refused because its subscription stops', async () => {
      const bus = await openBus();
      const event = sample();
      let [isTaken, refuse] = [false, () => undefined as void];
      const stops = new Promise<void>((_, reject) => (refuse = () => reject(new Error('stops'))));
      const handle = async () => {
        isTaken = true;
        await stops;
      };
      const subscription = await bus.subscribe('stopping', [CREATED], handle);
      const published = bus.publish(event).catch(() => 'stays with its publisher');
      await until(() => isTaken);
      const stopped = subscription.stop();
      refuse();
      await stopped;
      const seen = collector();
      await bus.subscribe('stopping', [CREATED], seen.take);
      if ((await published) !== undefined) await bus.publish(event);
      await until(() => seen.events.length === 1);
      expect([seen.events, await bus.deadLetters('stopping').list()]).toEqual([[event], []]);
    });

    it('delivers dead letters again when the cause is gone', async () => {
      const bus = await openBus();
      let broken = true;
      const seen = collector();
      const handle = async (event: CloudEvent) => {
        if (broken) throw new Error('broken');
        await seen.take(event);
      };
      await bus.subscribe('mended', [CREATED], handle);
      const event = sample();
      await bus.publish(event);
      await until(async () => nonEmpty(await bus.deadLetters('mended').list()));
      broken = false;
      expect(await bus.deadLetters('mended').replay()).toBe(1);
      await until(() => seen.events.length === 1);
      expect(await bus.deadLetters('mended').list()).toEqual([]);
    });

    it('keeps a dead letter that fails again, once', async () => {
      const bus = await openBus();
      let tries = 0;
      const fails = async () => {
        tries += 1;
        throw new Error('broken');
      };
      await bus.subscribe('broken', [CREATED], fails);
      const event = sample();
      await bus.publish(event);
      await until(async () => nonEmpty(await bus.deadLetters('broken').list()));
      expect(await bus.deadLetters('broken').replay()).toBe(1);
      const letters = await until(async () => tries === 2 && nonEmpty(await bus.deadLetters('broken').list()));
      expect(letters.map(({ event: { id } }) => id)).toEqual([event.id]);
    });

    it('finishes the delivery in hand when a subscription stops', async () => {
      const bus = await openBus();
      let [started, finished] = [false, false];
      const slow = async () => {
        started = true;
        await sleep(50);
        finished = true;
      };
      const subscription = await bus.subscribe('slow', [CREATED], slow);
      void bus.publish(sample()).catch(() => undefined);
      await until(() => started);
      await subscription.stop();
      expect(finished).toBe(true);
    });

    it('counts the events that wait behind the one in hand', async () => {
      const bus = await openBus();
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      const { waiting } = await bus.subscribe('held up', [CREATED], () => released);
      expect(await waiting()).toBe(0);
      const published = Array.from({ length: 3 }, () => bus.publish(sample()));
      await until(async () => (await waiting()) === 2);
      release();
      await until(async () => (await waiting()) === 0);
      await Promise.all(published);
    });

    it('refuses to publish once it is closed, and says that it is not ready', async () => {
      const bus = await openBus();
      await bus.ready();
      await bus.close();
      opened.splice(0);
      await expect(bus.publish(sample())).rejects.toThrow();
      await expect(bus.ready()).rejects.toThrow();
    });
  });
}

/** A well-formed event with an id of its own. */
export function sample(type: EventName = CREATED): CloudEvent {
  const envelope = { specversion: '1.0', id: randomUUID(), source: '/services/test', type, subject: 'a', data: {} };
  const rest = { time: new Date().toISOString(), datacontenttype: 'application/json', actor: null };
  return { ...envelope, ...rest } as unknown as CloudEvent;
}

function collector() {
  const events: CloudEvent[] = [];
  return { events, take: async (event: CloudEvent) => void events.push(event) };
}

function nonEmpty<T>(list: T[]): T[] | false {
  return list.length > 0 && list;
}

/** Waits for a condition, by default at most 15 s. */
export async function until<T>(
  condition: () => T | Promise<T>,
  limitMs = 15_000,
): Promise<Exclude<T, false | undefined | null | 0>> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const value = await condition();
    if (value) return value as Exclude<T, false | undefined | null | 0>;
    if (Date.now() > deadline) throw new Error(`waited in vain for ${condition.toString()}`);
    await sleep(10);
  }
}

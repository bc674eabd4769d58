import { eventCatalogue, type ServiceName } from '@portal/contracts';
import {
  connectStore,
  createAmqpBus,
  createLogger,
  createMetrics,
  createOutbox,
  createRelay,
  createTransaction,
  systemClock,
} from '@portal/service-kit';
import type { Benchmark } from '../benchmark';
import type { BenchmarkStore } from '../benchmark-store';
import type { Sample } from './samples';

/** Writes an event as its service does; resolves when the transaction is committed. */
export type Write = (sample: Sample) => Promise<void>;

const SOURCES = ['events', 'feedback', 'org', 'records'] as const satisfies ServiceName[];

/** Outbox and relay of each service once more, so that the calls that cause events take no part in what is measured. */
export async function openWriters(
  { defer }: Pick<Benchmark, 'defer'>,
  { store, brokerUrl }: { store: BenchmarkStore; brokerUrl: string },
): Promise<Write> {
  const logger = createLogger({ name: 'bench', level: 'error' });
  const opened = SOURCES.map(async (service) => {
    const { connection, close } = await connectStore({ url: store.url, database: store.prefix + service, logger });
    const bus = createAmqpBus({ url: brokerUrl, logger, name: service });
    const relay = createRelay({ connection, bus, clock: systemClock, logger, metrics: createMetrics(service) });
    const outbox = createOutbox({ connection, service, clock: systemClock, wakeRelay: relay.wake });
    relay.start();
    defer(async () => {
      await relay.stop();
      await bus.close();
      await close();
    });
    return [service, { outbox, transaction: createTransaction(connection) }] as const;
  });
  const writers = new Map<ServiceName, Awaited<(typeof opened)[number]>[1]>(await Promise.all(opened));
  return async (sample) => {
    const writer = writers.get(eventCatalogue[sample.type].source);
    if (!writer) throw new Error(`Nobody writes ${sample.type}.`);
    await writer.transaction((session) => writer.outbox.enqueue(session, sample));
  };
}

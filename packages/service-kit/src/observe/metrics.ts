import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceName } from '@portal/contracts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What a service counts, in Prometheus form. */
export interface Metrics {
  registry: Registry;
  /** Seconds per request by call name and status. */
  requests: Histogram<'call' | 'status'>;
  published: Counter<'outcome'>;
  handled: Counter<'event' | 'handler' | 'outcome'>;
  deadLettered: Counter<'queue'>;
  mails: Counter<'outcome'>;
  /** Live streams that are open, by call name. */
  streams: Gauge<'call'>;
  /** Reports how many outbox rows wait, each time the metrics are read. */
  watchOutbox(depth: () => Promise<number>): void;
  /** Reports for how many seconds the same event has been the next to publish, each time the metrics are read. */
  watchRelay(seconds: () => Promise<number>): void;
  /** Reports how old the oldest event is that a queue has not handled, in seconds, each time the metrics are read. */
  watchConsumer(queue: string, seconds: () => Promise<number>): void;
  /** Reports whether the service is ready, each time the metrics are read. */
  watchReadiness(isReady: () => Promise<boolean>): void;
  /** Reports whether the bus is there, each time the metrics are read. */
  watchBus(isThere: () => Promise<boolean>): void;
}

/** The metrics of one service. `process: true` adds CPU, memory and event loop figures (once a process). */
export function createMetrics(service: ServiceName | 'gateway', { process = false } = {}): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  if (process) collectDefaultMetrics({ register: registry });
  const counter = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  return {
    registry,
    requests: new Histogram({
      name: 'portal_request_seconds',
      help: 'Time to answer, by call and status.',
      labelNames: ['call', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers: [registry],
    }),
    published: counter('portal_events_published_total', 'Tries of the relay to publish an event, by outcome.', [
      'outcome',
    ]),
    handled: counter(
      'portal_events_handled_total',
      'Deliveries, by event, handler and outcome (done, repeated, failed).',
      ['event', 'handler', 'outcome'],
    ),
    deadLettered: counter('portal_dead_letters_total', 'Events given up after the last try, by queue.', ['queue']),
    mails: counter(
      'portal_mails_total',
      'Mails by outcome (sent, tried in vain, failed for good, dropped because there was nothing to send).',
      ['outcome'],
    ),
    streams: new Gauge({
      name: 'portal_open_streams',
      help: 'Live streams that are open, by call.',
      labelNames: ['call'],
      registers: [registry],
    }),
    watchOutbox: (depth) => watch(registry, { name: 'portal_outbox_depth', help: OUTBOX_HELP }, depth),
    watchRelay: (seconds) => watch(registry, { name: 'portal_relay_stalled_seconds', help: RELAY_HELP }, seconds),
    watchConsumer: (queue, seconds) =>
      watch(registry, { name: 'portal_consumer_lag_seconds', help: LAG_HELP, labels: { queue } }, seconds),
    watchReadiness: (isReady) =>
      watch(registry, { name: 'portal_ready', help: READY_HELP }, async () => ((await isReady()) ? 1 : 0)),
    watchBus: (isThere) =>
      watch(registry, { name: 'portal_bus_ready', help: BUS_HELP }, async () => ((await isThere()) ? 1 : 0)),
  };
}

const OUTBOX_HELP = 'Events that wait to be published.';
const RELAY_HELP = 'For how long the same event has been the next to publish while the bus is there.';
const LAG_HELP = 'Age of the oldest event that the consumer has not handled, by queue.';
const READY_HELP = '1 while the service can read and write, otherwise 0.';
const BUS_HELP = '1 while the bus takes events, otherwise 0: nothing is lost, but what others are told is late.';
const ANSWERS_WITHIN_MS = 2_000;

interface Watched {
  name: string;
  help: string;
  labels?: Record<string, string>;
}

/** A figure that cannot be read is NaN instead of failing them all: metrics matter most when something is down. */
function watch(registry: Registry, { name, help, labels = {} }: Watched, read: () => Promise<number>): void {
  new Gauge({
    name,
    help,
    labelNames: Object.keys(labels),
    registers: [registry],
    async collect() {
      const late = sleep(ANSWERS_WITHIN_MS, Number.NaN, { ref: false });
      this.set(labels, await Promise.race([read().catch(() => Number.NaN), late]));
    },
  });
}

import type { InstituteSettings } from '@portal/contracts';
import type * as z from 'zod';
import { createAmqpBus } from '../bus/amqp-bus';
import type { Bus } from '../bus/bus';
import { systemClock, type Clock } from '../clock';
import { ConfigError, loadConfig, loadSettings, serviceConfigSchema, type ServiceConfig } from '../config/config';
import { createCallLimits } from '../http/call-limits';
import type { ReadinessCheck } from '../http/health';
import { createIdempotencyStore, type StoredIdempotency } from '../http/idempotency-store';
import { createMailWorker, type MailWorker, type MailWorkerOptions } from '../mail/mail-worker';
import { createMails } from '../mail/mail-queue';
import { portalName } from '../mail/portal-name';
import { createSmtpTransport } from '../mail/transport';
import { createLag, type Lag } from '../messages/lag';
import { createOutbox } from '../messages/outbox';
import { createRelay, type Relay } from '../messages/relay';
import { createLogger, type Logger } from '../observe/logger';
import { createMetrics } from '../observe/metrics';
import { connectStore, type Store } from '../store/store';
import { createTransaction } from '../store/transaction';
import { fetchKeySet } from '../tokens/fetch-key-set';
import { createTokenVerifier, type TokenVerifier } from '../tokens/token-verifier';
import type { ServiceContext, ServiceDefinition, ServiceOverrides } from './service';

/** The connections of a service, and the context that its own parts are built from. */
export interface ServiceRuntime<C> {
  context: ServiceContext<C>;
  idempotency: StoredIdempotency;
  /** How far the service's consumer is behind. */
  lag: Lag;
  /** Set when the service starts to stop: it is not ready from then on. */
  drain: { started: boolean };
  drainDelayMs: number;
  relay: Relay;
  /** Absent without SMTP_URL: mails then wait in the queue. */
  mailWorker: MailWorker | undefined;
  address: { host: string; port: number };
  close(): Promise<void>;
}

/** Reads the environment, connects store and bus, and makes the context that a service is built from. */
export async function createServiceRuntime<S extends z.ZodObject, U>(
  { service, schema }: ServiceDefinition<S, U>,
  overrides: ServiceOverrides,
): Promise<ServiceRuntime<Readonly<z.infer<S>>>> {
  const env = overrides.env ?? {};
  const config = loadConfig(schema, env);
  const shared = loadConfig(serviceConfigSchema, env);
  const { clock = systemClock, logger = createLogger({ name: service, level: shared.LOG_LEVEL }) } = overrides;
  const settings = overrides.settings ?? (await loadSettings(shared.SETTINGS_FILE));
  const bus = overrides.bus ?? openBus(shared, service, logger);
  const closeBus = async () => {
    if (!overrides.bus) await bus.close();
  };
  const store = await openStore(shared, overrides, { service, logger }).catch(async (error: unknown) => {
    await closeBus();
    throw error;
  });
  const { connection } = store;
  const drain = { started: false };
  const lag = createLag();
  const idempotency = createIdempotencyStore(connection, clock);
  const metrics = createMetrics(service, { process: overrides.ownProcess ?? false });
  const relay = createRelay({ connection, bus, clock, logger, metrics });
  const mailWorker = mailWorkerOf(shared, settings, { connection, clock, logger, metrics });
  const context: ServiceContext<Readonly<z.infer<S>>> = {
    service,
    config,
    store,
    transaction: createTransaction(connection),
    outbox: createOutbox({ connection, service, clock, wakeRelay: relay.wake }),
    mails: createMails({ connection, clock, ...(mailWorker && { wakeMailWorker: mailWorker.wake }) }),
    tokens: overrides.tokens ?? verifierOf(shared, clock),
    clock,
    logger,
    metrics,
    settings,
    bus,
    readiness: readinessOf({ store, bus, relay, lag, drain }),
    idempotency,
    limits: createCallLimits(connection),
    answerWithinMs: shared.ANSWER_WITHIN_MS,
    requireConfirmedEmail: shared.AUTH_REQUIRE_CONFIRMED_EMAIL,
  };
  const close = async () => {
    await closeBus();
    await store.close();
  };
  const address = { host: overrides.host ?? shared.HOST, port: overrides.port ?? shared.PORT };
  return { context, idempotency, lag, drain, drainDelayMs: shared.DRAIN_DELAY_MS, relay, mailWorker, address, close };
}

function openStore(
  { MONGO_URL, MONGO_DATABASE }: ServiceConfig,
  { database, onCommand }: ServiceOverrides,
  { service, logger }: { service: string; logger: Logger },
): Promise<Store> {
  const name = database ?? MONGO_DATABASE ?? `portal_${service}`;
  return connectStore({ url: MONGO_URL, database: name, logger, onCommand });
}

function mailWorkerOf(
  { SMTP_URL, MAIL_FROM }: ServiceConfig,
  settings: InstituteSettings,
  parts: Pick<MailWorkerOptions, 'connection' | 'clock' | 'logger' | 'metrics'>,
): MailWorker | undefined {
  if (!SMTP_URL) return undefined;
  const address = MAIL_FROM ?? `no-reply@${settings.emailDomain}`;
  const transport = createSmtpTransport(SMTP_URL, { name: portalName(settings), address });
  return createMailWorker({ ...parts, transport, domain: address.slice(address.indexOf('@') + 1) });
}

function verifierOf({ AUTH_KEYSET_URL, TOKEN_ISSUER, TOKEN_AUDIENCE }: ServiceConfig, clock: Clock): TokenVerifier {
  return createTokenVerifier({
    keySet: fetchKeySet(AUTH_KEYSET_URL),
    issuer: TOKEN_ISSUER,
    audience: TOKEN_AUDIENCE,
    clock,
  });
}

/** After which the oldest event is late. */
const LATE_AFTER_S = 60;

interface Parts {
  store: Store;
  bus: Bus;
  relay: Relay;
  lag: Lag;
  drain: { started: boolean };
}

function readinessOf({ store, bus, relay, lag, drain }: Parts): ReadinessCheck[] {
  const service = async () => {
    if (drain.started) throw new Error('the service is stopping');
  };
  return [
    { name: 'service', check: service },
    { name: 'store', check: () => store.ready() },
    { name: 'bus', check: () => bus.ready(), delaysOnly: true },
    { name: 'relay', check: () => relay.ready() },
    // Being behind is no reason to serve nobody.
    { name: 'consumer', ...lateness('lagSeconds', async () => lag.seconds()) },
    { name: 'outbox', ...lateness('waitingSeconds', () => relay.waitingSeconds()) },
  ];
}

/** What is late when its oldest event is, after an import for example, and by how much. */
function lateness(figure: string, read: () => Promise<number>): Omit<ReadinessCheck, 'name'> {
  let seconds = 0;
  return {
    delaysOnly: true,
    otherwise: 'late',
    async check() {
      seconds = Math.round(await read());
      if (seconds > LATE_AFTER_S) throw new Error(`The oldest event is ${seconds} seconds old`);
    },
    detail: () => ({ [figure]: seconds }),
  };
}

function openBus({ AMQP_URL }: ServiceConfig, service: string, logger: Logger): Bus {
  if (!AMQP_URL) {
    throw new ConfigError('The environment is not complete:\n  AMQP_URL: is needed without a bus of its own');
  }
  return createAmqpBus({ url: AMQP_URL, name: service, logger });
}

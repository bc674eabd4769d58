import type { CloudEvent, EventName, InstituteSettings } from '@portal/contracts';
import {
  createInProcessBus,
  outboxRows,
  runService,
  systemClock,
  type Bus,
  type Clock,
  type RunningService,
  type ServiceDefinition,
  type StoreCommand,
  type TokenVerifier,
} from '@portal/service-kit';
import mongoose from 'mongoose';
import { disableExpiry } from './disable-expiry';
import { createRequester, type Requester } from './request';
import { createTestLogger, type TestLogger } from './test-logger';
import { startTestStore, uniqueDatabase } from './test-store';
import { testTokens } from './tokens';
import { watchWritesOutsideTransactions } from './writes-outside-transactions';

/** What a test may choose; everything has a working default. */
export interface TestServiceOptions {
  bus?: Bus;
  clock?: Clock;
  /** Replaces the verifier of test tokens, for a service that signs its own. */
  tokens?: TokenVerifier;
  settings?: InstituteSettings;
  /** Added to the environment. */
  env?: NodeJS.ProcessEnv;
  /** Shares a database, e.g. for a second instance; then it is not dropped at the end. */
  database?: string;
  /** Fills the database before the service starts. */
  prepare?: (database: mongoose.Connection) => Promise<void>;
  /** True when the test makes the service log errors on purpose; otherwise `stop` fails on them. */
  errorsExpected?: boolean;
}

/** A service that really runs: own database, real HTTP, really signed tokens. */
export interface TestService<U = unknown> extends Omit<RunningService<U>, 'stop'> {
  request: Requester;
  /** The events enqueued so far, oldest first, of one type when named. */
  outbox<N extends EventName = EventName>(type?: N): Promise<CloudEvent<N>[]>;
  /** Hands an event to the service's handlers, as the bus would; resolves when they are through. */
  deliver(event: CloudEvent): Promise<void>;
  /** Commands sent to the store since the last call, without those by which the relay looks for work. */
  takeCommands(): StoreCommand[];
  log: TestLogger;
  bus: Bus;
  clock: Clock;
  database: string;
  stop(): Promise<void>;
}

const RELAY_COLLECTIONS = ['leases', 'outbox', 'mails', 'dead-letters'];

/** Relay, mail worker and replay poll, so their commands may fall into anything that a test counts. */
function isRelays({ name, collection = '' }: StoreCommand): boolean {
  return name !== 'insert' && RELAY_COLLECTIONS.includes(collection);
}

const environment = {
  AUTH_KEYSET_URL: 'http://127.0.0.1:9/none',
  // Everybody is to be answered, however slow the machine is: a refusal for lateness would hide the answer under test.
  ANSWER_WITHIN_MS: '60000',
};

/** Starts a service on a database of its own with an in-process bus; `stop` drops the database. */
export async function startTestService<S extends ServiceDefinition['schema'], U>(
  definition: ServiceDefinition<S, U>,
  options: TestServiceOptions = {},
): Promise<TestService<U>> {
  const { clock = systemClock, bus = createInProcessBus() } = options;
  const store = await startTestStore();
  const log = createTestLogger(definition.service);
  const database = options.database ?? uniqueDatabase(definition.service);
  if (options.prepare) await prepareDatabase(store.url, database, options.prepare);
  const commands: StoreCommand[] = [];
  const outsideWrites = watchWritesOutsideTransactions();
  const restoreExpiry = options.clock ? disableExpiry() : undefined;
  const starting = runService(definition, {
    env: { ...environment, MONGO_URL: store.url, ...options.env },
    bus,
    clock,
    database,
    logger: log.logger,
    tokens: options.tokens ?? testTokens(clock),
    onCommand: (command) => {
      outsideWrites.watch(command);
      if (!isRelays(command)) commands.push(command);
    },
    ...(options.settings && { settings: options.settings }),
  });
  const running = await starting.catch((error: unknown) => {
    restoreExpiry?.();
    throw error;
  });
  const rows = outboxRows(running.store.connection);
  return {
    ...running,
    request: createRequester(running.url, clock),
    async outbox<N extends EventName>(type?: N) {
      const found = await rows.find(type ? { 'event.type': type } : {}).toArray();
      return found.sort((a, b) => a.seq - b.seq).map(({ event }) => event as CloudEvent<N>);
    },
    deliver: (event) => bus.publish(event),
    takeCommands: () => commands.splice(0),
    log,
    bus,
    clock,
    database,
    async stop() {
      restoreExpiry?.();
      if (!options.database) await running.store.connection.dropDatabase();
      await running.stop();
      if (!options.bus) await bus.close();
      await store.close();
      outsideWrites.expectNone();
      failOnErrors(log, options.errorsExpected ?? false);
    },
  };
}

async function prepareDatabase(
  url: string,
  dbName: string,
  prepare: (database: mongoose.Connection) => Promise<void>,
): Promise<void> {
  const connection = await mongoose.createConnection(url, { dbName, autoIndex: false }).asPromise();
  await prepare(connection);
  await connection.close();
}

function failOnErrors(log: TestLogger, expected: boolean): void {
  const [first] = log.errors();
  if (first && !expected) throw new Error(`The service logged an error: ${first.err?.stack ?? first.msg}`);
}

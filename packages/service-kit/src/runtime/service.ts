import type { InstituteSettings, ServiceName } from '@portal/contracts';
import type { Express } from 'express';
import type * as z from 'zod';
import type { Bus } from '../bus/bus';
import type { Clock } from '../clock';
import type { CallLimits } from '../http/call-limits';
import type { ReadinessCheck } from '../http/health';
import type { IdempotencyStore } from '../http/idempotency';
import type { Consumers, Subscriptions } from '../messages/consumers';
import type { Mails } from '../mail/mail-queue';
import type { MailComposer } from '../mail/mail-worker';
import type { Outbox } from '../messages/outbox';
import type { ReadCopy } from '../messages/read-copy';
import type { Logger } from '../observe/logger';
import type { Metrics } from '../observe/metrics';
import type { Migration } from '../store/migrations';
import type { Store, StoreCommand } from '../store/store';
import type { Transaction } from '../store/transaction';
import type { TokenVerifier } from '../tokens/token-verifier';

/** Work that repeats while the service runs; the next run starts `intervalMs` after the last one ended. */
export interface Job {
  name: string;
  intervalMs: number;
  /** True: of all instances of the service only one runs it at a time; the others skip that run. */
  singleton?: boolean;
  /**
   * Registers the function to call when there is work. The job then runs `intervalMs` after a call, and without calls
   * 30 times less often.
   */
  onWork?(listener: () => void): void;
  run(): Promise<void>;
}

/** Everything a service may depend on. `createServiceApp({ ...context, endpoints })` takes what it needs from here. */
export interface ServiceContext<C> {
  service: ServiceName;
  config: C;
  store: Store;
  transaction: Transaction;
  outbox: Outbox;
  mails: Mails;
  tokens: TokenVerifier;
  clock: Clock;
  logger: Logger;
  metrics: Metrics;
  settings: InstituteSettings;
  bus: Bus;
  readiness: readonly ReadinessCheck[];
  idempotency: IdempotencyStore;
  limits: CallLimits;
  requireConfirmedEmail: boolean;
  answerWithinMs: number;
}

/** What buildApp returns: the application, what it reacts to, and its use cases by name for others in the process. */
export interface ServiceParts<U = unknown> {
  http: Express;
  subscriptions: Subscriptions;
  /** Writes the mails of a service that sends any, at the moment they are sent, so that no link is ever stored. */
  composeMail?: MailComposer;
  useCases: U;
  /** Changes of what earlier builds stored, in their order; they run when indexes are built. */
  migrations?: readonly Migration[];
  /** Runs after indexes are built and before the service serves, e.g. to make the first signing key. */
  start?(): Promise<void>;
  stop?(): Promise<void>;
  jobs?: Job[];
  /** The read copies that `npm run portal -- rebuild <service>.<copy>` can make anew. */
  readCopies?: readonly ReadCopy[];
}

/** A service as others start it: its name, the schema of its environment and how its parts are put together. */
export interface ServiceDefinition<S extends z.ZodObject = z.ZodObject, U = unknown> {
  service: ServiceName;
  schema: S;
  build(context: ServiceContext<Readonly<z.infer<S>>>): ServiceParts<U> | Promise<ServiceParts<U>>;
}

/** What a test or the one-process start replaces. */
export interface ServiceOverrides {
  env?: NodeJS.ProcessEnv;
  bus?: Bus;
  clock?: Clock;
  logger?: Logger;
  tokens?: TokenVerifier;
  settings?: InstituteSettings;
  database?: string;
  host?: string;
  port?: number;
  onCommand?: (command: StoreCommand) => void;
  /** True in a process of its own: adds the process' figures to the metrics. */
  ownProcess?: boolean;
}

/** A running service. */
export interface RunningService<U = unknown> {
  service: ServiceName;
  url: string;
  http: Express;
  store: Store;
  useCases: U;
  /** Resolves when every event of this service has been accepted by the bus, and every mail that is due was tried. */
  flush(): Promise<void>;
  /** Publishes the service's history since then again, to fill a new read copy; events that were handled have no second effect. */
  republish(since: Date): Promise<void>;
  /**
   * Fills read copies that have no row yet, as after an update that brought them, from the history of the services that
   * `historyOf` answers.
   */
  fillEmptyCopies(historyOf: (source: ServiceName) => Pick<Outbox, 'history'>): Promise<void>;
  /** Every event that this service has sent. */
  history: Outbox['history'];
  /** How many of this service's handlers have not handled one of these events yet. */
  countUnhandled: Consumers['countUnhandled'];
  /** Drains and closes everything, within 30 s. */
  stop(): Promise<void>;
}

/** Keeps a definition's types; `src/index.ts` of a service exports its result. */
export function defineService<S extends z.ZodObject, U>(definition: ServiceDefinition<S, U>): ServiceDefinition<S, U> {
  return definition;
}

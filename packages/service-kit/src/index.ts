export { type Actor } from './actor';
export { hourOf, systemClock, type Clock } from './clock';
export { DomainError, isDomainError } from './errors';
export { idFrom, newId } from './ids';
export { createAmqpBus } from './bus/amqp-bus';
export type { Bus, DeadLetter, DeadLetters } from './bus/bus';
export { createInProcessBus } from './bus/in-process-bus';
export {
  authAddress,
  authClientEnvironment,
  ConfigError,
  loadConfig,
  loadSettings,
  processEnvironment,
  serviceConfigSchema,
  serviceEnvironment,
} from './config/config';
export { createServiceApp } from './http/app';
export { runInRequest } from './request-context';
export { endpoint, type CsvFile, type Endpoint, type HandlerInput } from './http/endpoint';
export type { ClaimedKey, IdempotencyStore } from './http/idempotency';
export { toProblem } from './http/problem';
export {
  bytes,
  created,
  download,
  downloadFile,
  eventStream,
  noContent,
  ok,
  page,
  redirect,
  withCookies,
  type EventStream,
  type Reply,
  type ReplyCookie,
} from './http/reply';
export { bearerHeader, readBearerToken } from './http/bearer';
export {
  formatRevocation,
  parseRevocation,
  parseRevocationHeader,
  REVOCATION_HEADER,
  withRevocationHeader,
  type Revocation,
} from './http/revocation-header';
export { mountedRoutes } from './http/route-order';
export type { UploadedFile } from './http/upload';
export { createSigningKeys, type SigningKeys } from './keys/signing-keys';
export { renderEmail, type Email } from './mail/email';
export { createMails, type Mail, type Mails } from './mail/mail-queue';
export { type MailComposer } from './mail/mail-worker';
export { portalName } from './mail/portal-name';
export { queueOf, type Subscriptions } from './messages/consumers';
export { type EventHandler, type NamedHandler } from './messages/event-delivery';
export { createCopyRows, type CopyRow, type CopyRows } from './messages/copy-rows';
export { defineReadCopy, fromRow, toRow, type ReadCopyDefinition, type RowOf } from './messages/define-read-copy';
export { createDeadLetterStore } from './messages/dead-letters';
export { createOutbox, outboxRows, type NewEvent, type Outbox } from './messages/outbox';
export { subscriptionsOf, type ReadCopy } from './messages/read-copy';
export { createRelay } from './messages/relay';
export { createLogger, type Logger } from './observe/logger';
export { createMetrics, type Metrics } from './observe/metrics';
export { decodeCursor, encodeCursor, encodePartitionedCursor } from './paging/cursor';
export { readBatches } from './paging/read-batches';
export { findPage, type Page, type PageRequest } from './paging/find-page';
export { findPartitionedPage, type ListPart } from './paging/find-partitioned-page';
export { covers, requireInScope, scopeFilter, scopeOf, type Scope, type Scoped } from './scope';
export { createServiceClient, type ServiceClient } from './http/service-client';
export { openUseCases, type OpenUseCases } from './runtime/open-use-cases';
export { runAsProcess } from './runtime/run-as-process';
export { runService } from './runtime/run-service';
export { ARRIVAL_LIMITS, type ArrivalLimits } from './runtime/arrivals';
export { closeServer, listen, type ListeningServer } from './runtime/server';
export {
  defineService,
  type RunningService,
  type ServiceContext,
  type ServiceDefinition,
  type ServiceOverrides,
  type ServiceParts,
} from './runtime/service';
export {
  searchTermsOf,
  searchTextOf,
  startPatternsOf,
  termConditionsOf,
  termFilterOf,
  textFilterOf,
} from './search/search';
export { connectStore, type Session, type Store, type StoreCommand } from './store/store';
export { isDuplicateKey } from './store/store-errors';
export { idFilterOf, type IdChoice } from './store/id-filter';
export { createCounter, type Counter } from './store/counter';
export { createCountCache, type CountCache } from './store/count-cache';
export { createTimedCache, type TimedCache } from './store/timed-cache';
export { createLimiter } from './store/limiter';
export type { Migration } from './store/migrations';
export { listFieldsMigration, renewFields, type Listed } from './store/renew-fields';
export { isAlreadyCommitted } from './store/keyed-transactions';
export { outsideTransaction } from './store/open-transaction';
export { collectWrites, withCollectedWrites } from './store/collected-writes';
export { afterCommit, createTransaction, type Transaction } from './store/transaction';
export { createKeyedMutex, type RunExclusive } from './store/keyed-mutex';
export { fetchKeySet } from './tokens/fetch-key-set';
export { createTokenVerifier, type JsonWebKeySet, type TokenVerifier } from './tokens/token-verifier';

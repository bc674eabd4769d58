export { actorFromClaims, type Actor } from './actor';
export { hourOf, systemClock, type Clock } from './clock';
export { DomainError, isDomainError, statusOf, type ErrorDetails } from './errors';
export { idFrom, newId } from './ids';
export { createAmqpBus, type AmqpBusOptions } from './bus/amqp-bus';
export type {
  Bus,
  BusWatcher,
  DeadLetter,
  DeadLetters,
  DeadLetterStore,
  Delivery,
  SubscribeOptions,
  Subscription,
} from './bus/bus';
export { createInProcessBus, createMemoryDeadLetters, type InProcessBus } from './bus/in-process-bus';
export {
  ConfigError,
  loadConfig,
  loadSettings,
  processEnvironment,
  serviceConfigSchema,
  serviceEnvironment,
  type ServiceConfig,
} from './config/config';
export { closeStreams, createServiceApp, type ServiceAppOptions } from './http/app';
export { chooseRequestId, currentRequestId, runInRequest } from './http/context';
export { endpoint, type ActorOf, type Endpoint, type Handler, type HandlerInput } from './http/endpoint';
export { healthRoutes, type ReadinessCheck } from './http/health';
export type { IdempotencyClaim, IdempotencyStore } from './http/idempotency';
export { openApiDocument } from './http/openapi';
export { notFoundHandler, problemHandler, sendProblem, toProblem } from './http/problem';
export {
  bytes,
  created,
  eventStream,
  noContent,
  ok,
  page,
  redirect,
  text,
  withCookies,
  type EventStream,
  type Reply,
  type ReplyCookie,
  type ServerSentEvent,
  type StreamReply,
} from './http/reply';
export { requestLog } from './http/request-log';
export { bearerHeader, readBearerToken } from './http/bearer';
export {
  formatRevocation,
  parseRevocation,
  parseRevocationHeader,
  REVOCATION_HEADER,
  withRevocationHeader,
  type Revocation,
} from './http/revocation-header';
export { mountedRoutes, type MountedRoute } from './http/route-order';
export { createIdempotencyStore, type StoredIdempotency } from './http/stored-idempotency';
export type { UploadedFile } from './http/upload';
export { renderEmail, type Email, type EmailContent } from './mail/email';
export { createMails, mailRows, type Mail, type MailRow, type Mails, type NewMail } from './mail/mails';
export {
  createMailWorker,
  mailDelay,
  type MailComposer,
  type MailWorker,
  type MailWorkerOptions,
} from './mail/mail-worker';
export { portalName } from './mail/portal-name';
export { createSmtpTransport, type MailTransport, type OutgoingMail, type Sender } from './mail/transport';
export {
  queueOf,
  startConsumers,
  type ConsumerOptions,
  type EventHandler,
  type NamedHandler,
  type Subscriptions,
} from './messages/consumers';
export { createCopyRows, type CopyRow, type CopyRows } from './messages/copy-rows';
export { createDeadLetterStore } from './messages/dead-letters';
export { createInbox, type Inbox } from './messages/inbox';
export { createOutbox, outboxRows, type NewEvent, type Outbox, type OutboxRow } from './messages/outbox';
export { rebuildCopy, type ReadCopy, type Rebuilt, type RebuildOptions } from './messages/rebuild';
export { createRelay, relayDelay, type Relay, type RelayOptions } from './messages/relay';
export { createLogger, type Logger } from './observe/logger';
export { createMetrics, type Metrics } from './observe/metrics';
export { encodeCursor } from './paging/cursor';
export { findPage, type Page, type PageQuery, type PageRequest } from './paging/find-page';
export { covers, scopeFilter, scopeOf, type Scope, type Scoped, type ScopePaths } from './scope';
export {
  createServiceClient,
  type ServiceAnswer,
  type ServiceClient,
  type ServiceRequest,
} from './http/service-client';
export { openUseCases, type OpenUseCases } from './runtime/open-use-cases';
export { runAsProcess } from './runtime/run-as-process';
export { runService } from './runtime/run-service';
export { closeServer, listen, type ListeningServer } from './runtime/server';
export {
  defineService,
  type Job,
  type RunningService,
  type ServiceContext,
  type ServiceDefinition,
  type ServiceOverrides,
  type ServiceParts,
} from './runtime/service';
export { containing, foldText, queryTermsOf, searchTermsOf, searchTextOf, wordsStartingWith } from './search/search';
export { connectStore, type Session, type Store, type StoreCommand, type StoreOptions } from './store/store';
export { isDuplicateKey, isStoreAway } from './store/store-errors';
export { createCountCache, type CountCache } from './store/count-cache';
export { afterCommit, createTransaction, type Transaction } from './store/transaction';
export { createKeyedMutex, type RunExclusive } from './store/keyed-mutex';
export { fetchKeySet } from './tokens/fetch-key-set';
export {
  createTokenVerifier,
  type JsonWebKeySet,
  type TokenVerifier,
  type TokenVerifierOptions,
} from './tokens/token-verifier';

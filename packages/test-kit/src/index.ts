export {
  actorOf,
  callerOf,
  CALLER_KINDS,
  roleOf,
  TEST_UNIT,
  type As,
  type CallerKind,
  type SignedInKind,
} from './actors';
export { startTestBroker, type TestBroker } from './broker/test-broker';
export { describeBadInput } from './bad-input/describe-bad-input';
export { describePaging } from './paging/describe-paging';
export { testClock, type TestClock } from './clock';
export { describeCopies } from './deliveries/describe-copies';
export { dumpOf } from './deliveries/dump';
export { describeDeliveries } from './deliveries/describe-deliveries';
export { eventFixtures } from './deliveries/event-fixtures';
export { eventOf } from './events';
export { byLane } from './lane';
export { startTestMailServer, type TestMailServer } from './mail-server';
export { describePermissions } from './permissions/describe-permissions';
export { describeEmittedEvents } from './permissions/describe-emitted-events';
export { describeRepeatedWrites } from './permissions/describe-repeated-writes';
export type { CallSuite, FixtureInput } from './permissions/fixtures';
export { watchWritesOutsideTransactions } from './writes-outside-transactions';
export { planOf } from './query-plan';
export { createRequester, type Requester, type TestResponse } from './request';
export { newRsaKeys } from './rsa-keys';
export type { PagingSuite } from './paging/paging-fixture';
export { startServiceDouble, type DoubleAnswer, type ServiceDouble, type ServiceRequest } from './service-double';
export { createTestLogger, type TestLogger } from './test-logger';
export { startTestService, type TestService, type TestServiceOptions } from './test-service';
export { startTestStore, uniqueDatabase, type TestStore } from './test-store';
export { mintToken, testKeySet, testSigningKey, testTokens } from './tokens';
export { upgradedRows } from './upgraded-rows';

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
export { testClock, type TestClock } from './clock';
export { describeDeliveries, type DeliverySuite } from './deliveries/describe-deliveries';
export { eventFixtures } from './deliveries/event-fixtures';
export { eventOf } from './events';
export { startTestMailServer, type ReceivedEmail, type TestMailServer } from './mail-server';
export { permissionCases, type PermissionCase } from './permissions/cases';
export { describePermissions } from './permissions/describe-permissions';
export { describeEmittedEvents } from './permissions/describe-emitted-events';
export type { CallFixture, CallRequest, CallSuite, FixtureInput } from './permissions/fixtures';
export { planOf, type QueryPlan } from './query-plan';
export { createRequester, type Requester, type RequestExtras, type TestResponse } from './request';
export { newRsaKeys, type RsaKeys } from './rsa-keys';
export { createTestLogger, type LogLine, type TestLogger } from './test-logger';
export { startTestService, type TestService, type TestServiceOptions } from './test-service';
export { startTestStore, uniqueDatabase, type TestStore } from './test-store';
export { mintToken, testKeySet, testSigningKey, testTokens, type TokenFaults } from './tokens';

import mongoose from 'mongoose';

const AWAY =
  /^Mongo(Network|NetworkTimeout|ServerSelection|NotConnected|PoolCleared|PoolClosed|TopologyClosed|WaitQueueTimeout|ClientClosed|OperationTimeout)/;
const WRITE_CONFLICT = 112;
const DUPLICATE_KEY = 11_000;
/** As MongoDB numbers them in error_codes.yml: what a server answers that is full, read-only or changing its role. */
const TAKES_NO_WRITES = new Set([
  14_031, // OutOfDiskSpace
  12_501, // QuotaExceeded
  10_107, // NotWritablePrimary
  13_435, // NotPrimaryNoSecondaryOk
  13_436, // NotPrimaryOrSecondary
  10_058, // LegacyNotPrimary
  189, // PrimarySteppedDown
  11_600, // InterruptedAtShutdown
  11_602, // InterruptedDueToReplStateChange
  91, // ShutdownInProgress
]);

/** True when a unique index refused a write; give the index's first field to tell indexes apart. */
export function isDuplicateKey(error: unknown, field?: string): boolean {
  if (!(error instanceof mongoose.mongo.MongoServerError) || error.code !== DUPLICATE_KEY) return false;
  return field === undefined || Object.keys((error.keyPattern as object | undefined) ?? {}).includes(field);
}

/** True when a write met another of the same rows and may be tried again, in a transaction or outside of one. */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof mongoose.mongo.MongoError)) return false;
  return error.hasErrorLabel('TransientTransactionError') || error.code === WRITE_CONFLICT;
}

/** True when it is not known whether a commit happened. */
export function isUnknownCommit(error: unknown): boolean {
  return error instanceof mongoose.mongo.MongoError && error.hasErrorLabel('UnknownTransactionCommitResult');
}

/** True when the store could not be reached or takes no writes: nobody's mistake, and worth trying again. */
export function isStoreUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (AWAY.test(error.name) || error.name === 'MongooseServerSelectionError') return true;
  return error instanceof mongoose.mongo.MongoServerError && TAKES_NO_WRITES.has(Number(error.code));
}

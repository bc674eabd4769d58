/** MongoDB's names of the error codes that are used here; codes without a name are called Location<code>. */
const CODE_NAMES = new Map(
  (
    '1 InternalError, 2 BadValue, 9 FailedToParse, 13 Unauthorized, 14 TypeMismatch, 15 Overflow, 17 ProtocolError, 18 AuthenticationFailed, 21 InvalidLength, ' +
    '22 InvalidBSON, 26 NamespaceNotFound, 27 IndexNotFound, 28 PathNotViable, 40 ConflictingUpdateOperators, ' +
    '43 CursorNotFound, 48 NamespaceExists, 52 DollarPrefixedFieldName, 53 InvalidIdField, 54 NotSingleValueField, ' +
    '56 EmptyFieldName, 59 CommandNotFound, 66 ImmutableField, 67 CannotCreateIndex, 72 InvalidOptions, ' +
    '73 InvalidNamespace, 85 IndexOptionsConflict, 86 IndexKeySpecsConflict, 91 ShutdownInProgress, ' +
    '100 UnsatisfiableWriteConcern, 112 WriteConflict, 115 CommandNotSupported, 168 InvalidPipelineOperator, ' +
    '171 CannotIndexParallelArrays, 197 InvalidIndexSpecificationOption, 224 QueryFeatureNotAllowed, ' +
    '225 TransactionTooOld, 241 ConversionFailure, 251 NoSuchTransaction, 263 OperationNotSupportedInTransaction, ' +
    '10334 BSONObjectTooLarge, 11000 DuplicateKey, 14031 OutOfDiskSpace'
  )
    .split(', ')
    .map((each) => [Number.parseInt(each, 10), each.replace(/^\d+ /, '')]),
);

/** An error as MongoDB reports it: code, message and, for some codes, labels and further fields of the reply. */
export class MongoError extends Error {
  override readonly name = 'MongoError';

  constructor(
    readonly code: number,
    message: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

/** Error 115, for a feature of MongoDB that this store does not have. */
export function unsupported(feature: string): MongoError {
  return new MongoError(115, `${feature} is not supported by the embedded store`);
}

export function badValue(message: string): MongoError {
  return new MongoError(2, message);
}

export function errorReply(error: unknown): Record<string, unknown> {
  if (!(error instanceof MongoError)) return errorReply(new MongoError(1, `internal error: ${String(error)}`));
  const { code, message, details } = error;
  return { ok: 0, errmsg: message, code, codeName: CODE_NAMES.get(code) ?? `Location${code}`, ...details };
}

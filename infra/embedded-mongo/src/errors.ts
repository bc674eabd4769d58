/** MongoDB's names of its codes; a code above them is its own name. */
const codeNames = new Map(
  (
    '1 InternalError, 2 BadValue, 9 FailedToParse, 14 TypeMismatch, 15 Overflow, 17 ProtocolError, 21 InvalidLength, ' +
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

/** An error as MongoDB answers it: a code, a message and perhaps labels and further fields. */
export class MongoError extends Error {
  override readonly name = 'MongoError';

  constructor(
    readonly code: number,
    message: string,
    readonly more: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

/** The answer for a request that this store understands and does not do. */
export function unsupported(what: string): MongoError {
  return new MongoError(115, `${what} is not supported by the embedded store`);
}

/** Code 2, the commonest complaint about a request. */
export function badValue(message: string): MongoError {
  return new MongoError(2, message);
}

/** Any error as the answer to a command. */
export function errorAnswer(error: unknown): Record<string, unknown> {
  if (!(error instanceof MongoError)) return errorAnswer(new MongoError(1, `internal error: ${String(error)}`));
  const { code, message, more } = error;
  return { ok: 0, errmsg: message, code, codeName: codeNames.get(code) ?? `Location${code}`, ...more };
}

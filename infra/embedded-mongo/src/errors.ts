const codeNames: Record<number, string> = {
  1: 'InternalError',
  2: 'BadValue',
  9: 'FailedToParse',
  11: 'UserNotFound',
  14: 'TypeMismatch',
  15: 'Overflow',
  20: 'IllegalOperation',
  26: 'NamespaceNotFound',
  27: 'IndexNotFound',
  28: 'PathNotViable',
  40: 'ConflictingUpdateOperators',
  43: 'CursorNotFound',
  48: 'NamespaceExists',
  50: 'MaxTimeMSExpired',
  52: 'DollarPrefixedFieldName',
  53: 'InvalidIdField',
  54: 'NotSingleValueField',
  56: 'EmptyFieldName',
  59: 'CommandNotFound',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  72: 'InvalidOptions',
  73: 'InvalidNamespace',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  91: 'ShutdownInProgress',
  112: 'WriteConflict',
  115: 'CommandNotSupported',
  171: 'CannotIndexParallelArrays',
  197: 'InvalidIndexSpecificationOption',
  225: 'TransactionTooOld',
  241: 'ConversionFailure',
  251: 'NoSuchTransaction',
  256: 'TransactionCommitted',
  263: 'OperationNotSupportedInTransaction',
  10334: 'BSONObjectTooLarge',
  11000: 'DuplicateKey',
};

/** An error as MongoDB answers it: a code, a message and perhaps labels and further fields. */
export class MongoError extends Error {
  readonly code: number;
  readonly more: Record<string, unknown>;

  constructor(code: number, message: string, more: Record<string, unknown> = {}) {
    super(message);
    this.name = 'MongoError';
    this.code = code;
    this.more = more;
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

/** An error as the answer to a command. */
export function errorAnswer(error: unknown): Record<string, unknown> {
  const message = error instanceof Error ? error.message : String(error);
  const known =
    error instanceof MongoError ? error : new MongoError(1, `internal error of the embedded store: ${message}`);
  const { code, more } = known;
  return { ok: 0, errmsg: known.message, code, codeName: codeNames[code] ?? `Location${code}`, ...more };
}

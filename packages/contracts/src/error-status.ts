/** What sort of failure a code is. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'unsupported'
  | 'throttled'
  | 'unavailable'
  | 'unexpected';

/** The HTTP status of a kind of failure. */
export const STATUS_OF_KIND: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  throttled: 429,
  unavailable: 503,
  unexpected: 500,
};

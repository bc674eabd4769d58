import { errorCatalogue, type ErrorCode, type ErrorKind, type FieldError } from '@portal/contracts';

/** What an error may carry: values for the catalogue's template, a message of its own, bad fields, seconds to wait. */
export interface ErrorDetails {
  message?: string;
  errors?: FieldError[];
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number;
  [name: string]: unknown;
}

const STATUS_OF_KIND: Record<ErrorKind, number> = {
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

/** The one way to refuse something: a code of the error catalogue, which decides the status and the plain message. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.message ?? fillTemplate(errorCatalogue[code].message, details));
    this.code = code;
    this.details = details;
  }
}

/** The HTTP status of an error code. */
export function statusOf(code: ErrorCode): number {
  return STATUS_OF_KIND[errorCatalogue[code].kind];
}

/** True for a {@link DomainError}, of the given code when one is named. */
export function isDomainError(error: unknown, code?: ErrorCode): error is DomainError {
  return error instanceof DomainError && (code === undefined || error.code === code);
}

function fillTemplate(template: string, details: ErrorDetails): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = details[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : placeholder;
  });
}

import { errorCatalogue, type ErrorCode, type FieldError } from '@portal/contracts';

/** What an error may carry: values for the catalogue's template, a message of its own, bad fields, seconds to wait. */
export interface ErrorDetails {
  message?: string;
  errors?: FieldError[];
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number;
  [name: string]: unknown;
}

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

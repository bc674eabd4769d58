import type { ErrorCode, FieldError } from '@portal/contracts';

/** A failed call: the server's problem (RFC 9457), or `status` 0 when it could not be reached. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Stable code from the catalogue, e.g. `ROOM.ALREADY_BOOKED`; `NETWORK` without an answer, `UNKNOWN` without a code. */
  readonly code: string;
  /** The server's message for people; undefined when there is none. */
  readonly serverMessage: string | undefined;
  /** The invalid fields of a refused form. */
  readonly errors: readonly FieldError[];
  /** Id of the request in the logs. */
  readonly requestId: string | undefined;
  /** Seconds after which to try again, when the server says so. */
  readonly retryAfter: number | undefined;

  constructor(details: ApiErrorDetails) {
    super(details.serverMessage ?? details.fallback);
    this.status = details.status;
    this.code = details.code;
    this.serverMessage = details.serverMessage;
    this.errors = details.errors ?? [];
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
  }
}

interface ApiErrorDetails {
  status: number;
  code: string;
  fallback: string;
  serverMessage?: string | undefined;
  errors?: readonly FieldError[] | undefined;
  requestId?: string | undefined;
  retryAfter?: number | undefined;
}

/** Message of a call that got no answer. */
export const UNREACHABLE = "We couldn't reach the portal. Check your connection and try again.";

/** The server's message, or the fallback when it sent none, as after a network failure. */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError ? error.serverMessage : undefined) ?? fallback;
}

/** True when the error is a call refused with this code. */
export function hasCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof ApiError && error.code === code;
}

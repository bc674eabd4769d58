import type { ErrorCode, FieldError } from '@portal/contracts';

/** What a failed call emits: the server's problem, or that it could not be reached (`status` 0). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Stable code from the catalogue, e.g. `ROOM.ALREADY_BOOKED`; `NETWORK` without an answer, `UNKNOWN` without a code. */
  readonly code: string;
  /** What the server said, for people; undefined when it said nothing readable. */
  readonly serverMessage: string | undefined;
  /** The bad fields of a refused form. */
  readonly errors: readonly FieldError[];
  /** To be named when asking for help. */
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

/** Says what to do when no answer came. */
export const UNREACHABLE = 'The portal cannot be reached. Please check your connection and try again.';

/** The server's own words, or the fallback where it had none (a network failure counts as none). */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError ? error.serverMessage : undefined) ?? fallback;
}

/** True when the call was refused with this code. */
export function hasCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof ApiError && error.code === code;
}

import { isAxiosError, type AxiosResponse } from 'axios';
import type { FieldError } from '@portal/contracts';
import { ApiError, UNREACHABLE } from './api-error';

/** Turns the failure of a call into an ApiError; a cancelled call stays as it is. */
export function toApiError(error: unknown): unknown {
  if (!isAxiosError(error) || error.code === 'ERR_CANCELED') return error;
  return error.response
    ? fromResponse(error.response)
    : new ApiError({ status: 0, code: 'NETWORK', fallback: UNREACHABLE });
}

function fromResponse({ status, data, headers }: AxiosResponse<unknown>): ApiError {
  const problem: Record<string, unknown> = typeof data === 'object' && data !== null ? { ...data } : {};
  return new ApiError({
    status,
    code: text(problem['code']) ?? 'UNKNOWN',
    fallback: 'Something went wrong.',
    serverMessage: text(problem['message']),
    errors: Array.isArray(problem['errors']) ? (problem['errors'] as FieldError[]) : undefined,
    requestId: text(problem['requestId']),
    retryAfter: seconds(headers['retry-after']),
  });
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

function seconds(value: unknown): number | undefined {
  const number = Number(value);
  return value !== undefined && Number.isFinite(number) ? number : undefined;
}

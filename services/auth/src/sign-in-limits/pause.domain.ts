import { DomainError } from '@portal/service-kit/errors';

/** A second, and twice as long whenever half the limit has failed again. */
export function pauseSecondsAfter(excess: number, limit: number, maxSeconds: number): number {
  return Math.min(maxSeconds, 2 ** Math.floor(excess / Math.max(1, limit / 2)));
}

export function tooManyAttempts(seconds: number): DomainError {
  return new DomainError('AUTH.TOO_MANY_ATTEMPTS', { retryAfter: Math.max(seconds, 1) });
}

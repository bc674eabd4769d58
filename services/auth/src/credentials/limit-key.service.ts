import { createHash } from 'node:crypto';
import { DomainError } from '@portal/service-kit/errors';

/** Hashed, so that the counts hold no addresses of people. */
export function limitKeyOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}

export function tooManyAttempts(seconds: number): DomainError {
  return new DomainError('AUTH.TOO_MANY_ATTEMPTS', { retryAfter: Math.max(seconds, 1) });
}

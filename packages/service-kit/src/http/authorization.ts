import { scopeRuleFor, type Call } from '@portal/contracts';
import type { Response } from 'express';
import type { Actor } from '../actor';
import { DomainError } from '../errors';
import { authenticatedActor } from './authentication';

interface Asked {
  requireConfirmedEmail: boolean;
  /** The answer is asked for as CSV, which fewer may have. */
  wantsCsv?: boolean;
}

/**
 * Lets a caller through when the call table names its role, and answers who it is. On which things the caller may act is
 * for a query or a domain rule to decide, by {@link scopeOf}.
 */
export function authorize(call: Call, res: Response, { requireConfirmedEmail, wantsCsv = false }: Asked): Actor | null {
  const actor = authenticatedActor(call, res);
  const role = actor?.role ?? null;
  const isAllowed = scopeRuleFor(call, role) && (!wantsCsv || scopeRuleFor(call.csv ?? call, role));
  if (!isAllowed) {
    throw new DomainError(actor ? 'ACCESS.FORBIDDEN' : 'AUTH.SESSION_REQUIRED');
  }
  if (!actor) return null;
  if (call.onboarded && !actor.onboarded) throw new DomainError('ACCESS.NOT_ONBOARDED');
  if (requireConfirmedEmail && call.confirmed && !actor.emailConfirmed) {
    throw new DomainError('ACCESS.EMAIL_NOT_CONFIRMED');
  }
  return actor;
}

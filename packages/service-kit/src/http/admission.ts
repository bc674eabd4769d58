import type { Call } from '@portal/contracts';
import type { Actor } from '../actor';
import { DomainError } from '../errors';

/** Lets a caller through when the call table names its role; what of, is for a query or a domain rule to decide. */
export function admit(call: Call, actor: Actor | null, requireConfirmedEmail: boolean): void {
  if (!call.who[actor?.role ?? 'visitor']) {
    throw new DomainError(actor ? 'ACCESS.FORBIDDEN' : 'AUTH.SESSION_REQUIRED');
  }
  if (!actor) return;
  if (call.onboarded && !actor.onboarded) throw new DomainError('ACCESS.NOT_ONBOARDED');
  if (requireConfirmedEmail && call.confirmed && !actor.emailConfirmed) {
    throw new DomainError('ACCESS.EMAIL_NOT_CONFIRMED');
  }
}

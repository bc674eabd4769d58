import type { Role } from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';

/** A role and a username in a request must be those of the session; a visitor's role is STUDENT. */
export function assertOwnIdentity(
  person: { role: Role; username: string } | null,
  claimed: { role: Role; username?: string | undefined },
): void {
  if (claimed.role !== (person?.role ?? 'STUDENT')) throw new DomainError('ACCESS.FORBIDDEN');
  if (claimed.role === 'CLUB_COORDINATOR' && !claimed.username) {
    throw new DomainError('EVENT.COORDINATOR_USERNAME_MISSING');
  }
  if (claimed.username && claimed.username !== person?.username) throw new DomainError('ACCESS.FORBIDDEN');
}

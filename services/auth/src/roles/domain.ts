import type { Role } from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';
import type { Account } from '../accounts/domain';

export interface RoleGrant {
  role: Role;
  unitId: string | null;
  until: Date | null;
}

/** Nobody changes the own role; a role with an end needs one in the future. */
export function refuseGrant(actorId: string | null, account: Account, { until }: RoleGrant, now: Date): void {
  if (actorId === account.id) throw new DomainError('USER.OWN_ROLE');
  if (until && until <= now) {
    const error = { path: 'until', message: 'Please choose an end in the future.' };
    throw new DomainError('REQUEST.INVALID', { errors: [error] });
  }
}

/** The portal keeps a president. */
export function refuseLastPresident(otherPresidents: number): void {
  if (otherPresidents === 0) throw new DomainError('USER.LAST_PRESIDENT');
}

import type { InstituteSettings, Role } from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';
import type { Account } from '../accounts/domain';
import { dayAt, endOf, tenureEnd, yearsAfter } from '../institute-time/domain';

/** What is asked for beside the role. */
export interface RoleTerms {
  unitId?: string | null | undefined;
  /** The last day of the office, `YYYY-MM-DD`; the end of the tenure unless told, null for an office without an end. */
  until?: string | null | undefined;
}

export interface RoleGrant {
  role: Role;
  unitId: string | null;
  /** The moment at which it ends by itself. */
  until: Date | null;
}

/** Farther away, a last day is a slip of the hand. */
const LONGEST_YEARS = 5;

type Calendar = Pick<InstituteSettings, 'timeZone' | 'tenureStartMonth'>;

const refuse = (path: string, message: string) => new DomainError('REQUEST.INVALID', { errors: [{ path, message }] });

/** What is asked for as it is to be: only coordinators have a unit, and only offices an end. */
export function grantOf(
  role: Role,
  { unitId = null, until }: RoleTerms,
  { now, timeZone, tenureStartMonth }: Calendar & { now: Date },
): RoleGrant {
  if (unitId !== null && role !== 'CLUB_COORDINATOR') throw refuse('unit_id', 'Only a coordinator has a unit.');
  if (role === 'STUDENT') {
    if (until) throw refuse('until', 'A student has no last day.');
    return { role, unitId: null, until: null };
  }
  const today = dayAt(now, timeZone);
  const lastDay = until === undefined ? tenureEnd(today, tenureStartMonth) : until;
  if (lastDay !== null && lastDay < today) throw refuse('until', 'Please choose today or a later day.');
  if (lastDay !== null && lastDay > yearsAfter(today, LONGEST_YEARS)) {
    throw refuse('until', `Please choose a day within the next ${LONGEST_YEARS} years.`);
  }
  return { role, unitId, until: lastDay === null ? null : endOf(lastDay, timeZone) };
}

/** Nobody changes the own role. */
export function refuseOwnRole(actorId: string | null, account: Pick<Account, 'id'>): void {
  if (actorId === account.id) throw new DomainError('USER.OWN_ROLE');
}

/** The portal keeps a president. */
export function refuseLastPresident(otherPresidents: number): void {
  if (otherPresidents === 0) throw new DomainError('USER.LAST_PRESIDENT');
}

/** When an office that is over ended; null for one that lasts. */
export function endedByItself({ roleUntil }: Pick<Account, 'roleUntil'>, now: Date): Date | null {
  return roleUntil && roleUntil <= now ? roleUntil : null;
}

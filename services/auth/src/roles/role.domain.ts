import { type InstituteSettings, type Role, type UnitRef, addYears, tenureEndOf } from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';
import { dayOf, endOfDay } from '@portal/service-kit/institute-time';
import type { Account } from '../accounts/account.domain';

/** What may be asked for beside the role. */
export interface RoleOptions {
  unitId?: string | null | undefined;
  /** The last day, `YYYY-MM-DD`: by default the end of the tenure, null for a role without an end. */
  until?: string | null | undefined;
}

/** A role as an account gets it. */
export interface RoleAssignment {
  role: Role;
  unitId: string | null;
  /** The moment at which it expires. */
  until: Date | null;
}

/** A person who gave or ended a role, under the name of that time. */
export interface Officer {
  userId: string;
  name: string;
}

/** One term of a person in an office. */
export interface StoredRoleTerm {
  role: Role;
  /** Null for a coordinator whose unit is found by its contact address, until the term ends. */
  unit: UnitRef | null;
  since: Date;
  /** When it expires. */
  until: Date | null;
  endedAt: Date | null;
  /** Null for the portal itself. */
  givenBy: Officer | null;
  endedBy: Officer | null;
}

/** A last day farther away is taken for a typing error. */
const MAX_YEARS = 5;

type Calendar = Pick<InstituteSettings, 'timeZone' | 'tenureStartMonth'> & { now: Date };

/** Checks what is asked for, and fills in what is not: only coordinators have a unit, and students no last day. */
export function assignmentOf(
  role: Role,
  { unitId = null, until }: RoleOptions,
  { now, timeZone, tenureStartMonth }: Calendar,
): RoleAssignment {
  if (unitId !== null && role !== 'CLUB_COORDINATOR') throw invalid('unit_id', 'Only a coordinator has a unit.');
  if (role === 'STUDENT') {
    if (until) throw invalid('until', 'A student has no last day.');
    return { role, unitId: null, until: null };
  }
  const today = dayOf(now, timeZone);
  const lastDay = until === undefined ? tenureEndOf(today, tenureStartMonth) : until;
  if (lastDay !== null && lastDay < today) throw invalid('until', 'Please choose today or a later day.');
  if (lastDay !== null && lastDay > addYears(today, MAX_YEARS)) {
    throw invalid('until', `Please choose a day within the next ${MAX_YEARS} years.`);
  }
  return { role, unitId, until: lastDay === null ? null : endOfDay(lastDay, timeZone) };
}

function invalid(path: string, message: string): DomainError {
  return new DomainError('REQUEST.INVALID', { errors: [{ path, message }] });
}

/** Nobody changes the own role. */
export function refuseOwnRole(actorId: string | null, account: Pick<Account, 'id'>): void {
  if (actorId === account.id) throw new DomainError('USER.OWN_ROLE');
}

/** The portal keeps a president. */
export function refuseLastPresident(otherPresidents: number): void {
  if (otherPresidents === 0) throw new DomainError('USER.LAST_PRESIDENT');
}

/** When the role of an account expired; null while it lasts. */
export function expiredAt({ roleUntil }: Pick<Account, 'roleUntil'>, now: Date): Date | null {
  return roleUntil && roleUntil <= now ? roleUntil : null;
}

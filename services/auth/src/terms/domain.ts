import type { Role, RoleTerm, UnitRef } from '@portal/contracts';
import { lastDayBefore } from '../institute-time/domain';

/** Who gave or ended a role, under the name of that day. */
export interface Officer {
  userId: string;
  name: string;
}

/** One term of an office, from the day it was given to its end. */
export interface Term {
  role: Role;
  /** Null for a coordinator whose unit is found by its contact address, until the term ends. */
  unit: UnitRef | null;
  since: Date;
  /** When it ends by itself. */
  until: Date | null;
  endedAt: Date | null;
  /** Null for the portal itself. */
  givenBy: Officer | null;
  endedBy: Officer | null;
}

interface Circumstances {
  now: Date;
  timeZone: string;
  /** The unit of the office that the person holds now. */
  unitNow: UnitRef | null;
}

/** A term as the history shows it; one whose day is over has ended, whether or not that was noted already. */
export function presentTerm(term: Term, { now, timeZone, unitNow }: Circumstances): RoleTerm {
  const { role, since, until, givenBy, endedBy } = term;
  const endedAt = term.endedAt ?? (until && until <= now ? until : null);
  const unit = endedAt ? term.unit : (term.unit ?? unitNow);
  return {
    role,
    ...(unit && { unit }),
    since: since.toISOString(),
    until: until && lastDayBefore(until, timeZone),
    endedAt: endedAt && endedAt.toISOString(),
    givenBy: givenBy?.name ?? null,
    endedBy: endedBy?.name ?? null,
  };
}

import type { RoleTerm, UnitRef } from '@portal/contracts';
import { lastDayBefore } from '@portal/service-kit/institute-time';
import type { StoredRoleTerm } from './role.domain';

interface Circumstances {
  now: Date;
  timeZone: string;
  /** The unit of the office that the person holds now. */
  currentUnit: UnitRef | null;
}

/** A term as the history shows it: an expired one has ended, whether or not the end is stored already. */
export function presentRoleTerm(term: StoredRoleTerm, { now, timeZone, currentUnit }: Circumstances): RoleTerm {
  const { role, since, until, givenBy, endedBy } = term;
  const endedAt = term.endedAt ?? (until && until <= now ? until : null);
  const unit = endedAt ? term.unit : (currentUnit ?? term.unit);
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

import type { Role, RoleTerm, UnitRef } from '@portal/contracts';
import type { Actor, Clock, Session } from '@portal/service-kit';
import { type Officer, presentTerm } from './domain';
import type { TermRepository } from './repository';

interface Dependencies {
  repository: TermRepository;
  settings: { timeZone: string };
  clock: Clock;
}

/** An office as the account holds it. */
interface Office {
  id: string;
  role: Role;
  roleSince: Date | null;
  roleUntil: Date | null;
}

interface Ending {
  at: Date;
  by: Actor | null;
  unit: UnitRef | null;
}

export type TermService = ReturnType<typeof createTermService>;

const officerOf = (actor: Actor | null): Officer | null => actor && { userId: actor.userId, name: actor.name };

/** Who held which office, from when to when and by whom: the account knows only the present. */
export function createTermService({ repository, settings: { timeZone }, clock }: Dependencies) {
  return {
    async begin({ id, role, roleSince, roleUntil }: Office, by: Actor | null, unit: UnitRef | null, session: Session) {
      const times = { since: roleSince ?? clock.now(), until: roleUntil };
      await repository.add({ userId: id, role, unit, ...times, givenBy: officerOf(by) }, session);
    },

    async end(userId: string, { at, by, unit }: Ending, session: Session): Promise<void> {
      await repository.end(userId, { endedAt: at, endedBy: officerOf(by), unit }, session);
    },

    /** Newest first; `unitNow` is that of the office which the person holds. */
    async historyOf(userId: string, unitNow: UnitRef | null): Promise<RoleTerm[]> {
      const terms = await repository.listOf(userId);
      return terms.map((term) => presentTerm(term, { now: clock.now(), timeZone, unitNow }));
    },
  };
}

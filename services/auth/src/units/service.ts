import type { EventData, UnitRef } from '@portal/contracts';
import type { Clock, Session } from '@portal/service-kit';
import { type Account, roleAt } from '../accounts/domain';
import type { AccountService } from '../accounts/service';
import type { RevocationService } from '../revocations/service';
import type { UnitRepository } from './repository';

interface Dependencies {
  repository: UnitRepository;
  accounts: Pick<AccountService, 'findByUsername' | 'change'>;
  revocations: Pick<RevocationService, 'revokeTokens'>;
  clock: Clock;
}

/** Of an account, what says which unit is theirs. */
type Holder = Pick<Account, 'id' | 'username' | 'role' | 'roleUntil' | 'roleUnitId'>;

/** Where coordinators act that a typed word speaks of. */
export interface NamedPlaces {
  beginning: RegExp;
  unitIds: string[];
  contactEmails: string[];
}

export type UnitService = ReturnType<typeof createUnitService>;

export function createUnitService({ repository, accounts, revocations, clock }: Dependencies) {
  return {
    /** The unit a coordinator acts for: the one given with the role, else the one whose contact address is theirs. */
    async unitOf(account: Holder): Promise<UnitRef | null> {
      if (roleAt(account, clock.now()) !== 'CLUB_COORDINATOR') return null;
      return account.roleUnitId ? repository.findById(account.roleUnitId) : repository.findByContact(account.username);
    },

    /** The same for many at once, by account. */
    async unitsOf(accounts: readonly Holder[]): Promise<Map<string, UnitRef>> {
      const now = clock.now();
      const coordinators = accounts.filter((account) => roleAt(account, now) === 'CLUB_COORDINATOR');
      if (coordinators.length === 0) return new Map();
      const named = coordinators.flatMap(({ roleUnitId }) => roleUnitId ?? []);
      const addresses = coordinators.filter(({ roleUnitId }) => !roleUnitId).map(({ username }) => username);
      const found = await repository.listFor(named, addresses);
      const unitOf = ({ roleUnitId, username }: Holder) =>
        found.find(({ unit, contactEmail }) => (roleUnitId ? unit.id === roleUnitId : contactEmail === username))?.unit;
      return new Map(
        coordinators.flatMap((account) => {
          const unit = unitOf(account);
          return unit ? [[account.id, unit] as const] : [];
        }),
      );
    },

    /** For each of the beginnings, which coordinators are meant when it is the beginning of a word in a unit's name. */
    async placesNamed(beginnings: readonly RegExp[]): Promise<NamedPlaces[]> {
      const found = beginnings.length === 0 ? [] : await repository.listNamed(beginnings);
      return beginnings.map((beginning) => {
        const named = found.filter(({ words }) => words.some((word) => beginning.test(word)));
        return {
          beginning,
          unitIds: named.map(({ id }) => id),
          contactEmails: named.flatMap(({ contactEmail }) => contactEmail ?? []),
        };
      });
    },

    fillSearch: repository.fillSearch,

    /** A unit that somebody can be made coordinator of. */
    find: repository.findActive,

    /** Keeps the copy; a coordinator whose unit it is gets a token that says so at the next request. */
    async note(unit: EventData<'org.unit.created.v1'>, session: Session): Promise<void> {
      const contactEmail = unit.contactEmail.trim().toLowerCase();
      const { name, category, active, version } = unit;
      const isNews = await repository.save({ id: unit.unitId, name, category, contactEmail, active, version }, session);
      const account = isNews ? await accounts.findByUsername(contactEmail, session) : null;
      if (account?.role !== 'CLUB_COORDINATOR') return;
      const changed = await accounts.change(account.id, {}, session);
      if (changed) await revocations.revokeTokens(changed, session);
    },
  };
}

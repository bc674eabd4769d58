import { keyOf, searchStartsOf, type EventData, type UnitCategory, type UnitRef } from '@portal/contracts';
import { defineReadCopy, renewFields, type Session, type Store } from '@portal/service-kit';
import type { QueryFilter } from 'mongoose';
import { type Account, roleAt } from './account.domain';

/** The fields of an account that decide which unit it coordinates. */
type Coordinator = Pick<Account, 'id' | 'username' | 'role' | 'roleUntil' | 'roleUnitId'>;

/** A unit that a search found, and its words. */
interface FoundUnit {
  id: string;
  /** Null for a closed unit: its contact address makes nobody its coordinator. */
  contactEmail: string | null;
  words: string[];
}

/** What a coordinator's token needs of a unit. */
export interface UnitRow {
  _id: string;
  name: string;
  category: UnitCategory;
  contactEmail: string;
  active: boolean;
  version: number;
  /** The words of the name, which a search finds the unit by. */
  nameWords?: string[];
}

export const unitCopy = defineReadCopy<UnitRow>({
  name: 'units',
  of: { 'org.unit': unitRowOf },
  indexes: [{ contactEmail: 1 }, { nameWords: 1 }],
});

export type UnitRepository = ReturnType<typeof createUnitRepository>;

/** Read copy of org's units. */
export function createUnitRepository(store: Pick<Store, 'connection'>) {
  const { model: units, copy } = unitCopy.open(store);

  async function findOne(filter: QueryFilter<UnitRow>, session: Session | null = null): Promise<UnitRef | null> {
    const found = await units.findOne(filter).session(session).lean<UnitRow>();
    return found && toRef(found);
  }

  /** The whole copy. */
  async function findCopy(id: string, session: Session | null = null): Promise<UnitRow | null> {
    return units.findById(id).session(session).lean<UnitRow>();
  }

  /** A unit that is not closed. */
  const findActive = (id: string, session: Session) => findOne({ _id: id, active: true }, session);

  /** The unit with this contact address that is not closed. */
  const findByContact = (contactEmail: string) => findOne({ contactEmail: keyOf(contactEmail), active: true });

  /** The unit a coordinator acts for: the one given with the role, else the one whose contact address is theirs. */
  async function findOfCoordinator(account: Coordinator, now: Date): Promise<UnitRef | null> {
    if (roleAt(account, now) !== 'CLUB_COORDINATOR') return null;
    const { roleUnitId, username } = account;
    return roleUnitId ? findOne({ _id: roleUnitId }) : findByContact(username);
  }

  /** The same for many accounts; the units by the ids of the accounts. */
  async function listOfCoordinators(accounts: readonly Coordinator[], now: Date): Promise<Map<string, UnitRef>> {
    const coordinators = accounts.filter((account) => roleAt(account, now) === 'CLUB_COORDINATOR');
    if (coordinators.length === 0) return new Map();
    const ids = coordinators.flatMap(({ roleUnitId }) => roleUnitId ?? []);
    const addresses = coordinators.filter(({ roleUnitId }) => !roleUnitId).map(({ username }) => username);
    const found = await units
      .find({ $or: [{ _id: { $in: ids } }, { contactEmail: { $in: addresses }, active: true }] })
      .lean<UnitRow[]>();
    const pairs = coordinators.flatMap(({ id, roleUnitId, username }): [string, UnitRef][] => {
      const unit = found.find((one) =>
        roleUnitId ? one._id === roleUnitId : one.active && one.contactEmail === username,
      );
      return unit ? [[id, toRef(unit)]] : [];
    });
    return new Map(pairs);
  }

  /** Units whose names have a word that begins in one of these ways. */
  async function listByPrefix(prefixes: readonly RegExp[]): Promise<FoundUnit[]> {
    if (prefixes.length === 0) return [];
    const found = await units
      .find({ nameWords: { $in: [...prefixes] } })
      .select('contactEmail active nameWords')
      .lean<UnitRow[]>();
    return found.map(({ _id: id, contactEmail, active, nameWords: words = [] }) => ({
      id,
      contactEmail: active ? contactEmail : null,
      words,
    }));
  }

  /** Copies of earlier builds are found as today's. */
  const renewListFields = () => renewFields<UnitRow>(units, ({ name }) => ({ nameWords: searchStartsOf(name) }));

  return {
    findCopy,
    findActive,
    findByContact,
    findOfCoordinator,
    listOfCoordinators,
    listByPrefix,
    copy,
    renewListFields,
  };
}

const toRef = ({ _id: id, name, category }: UnitRow): UnitRef => ({ id, name, category });

export function unitRowOf({ data }: { data: EventData<'org.unit.created.v1'> }): UnitRow {
  const { unitId: _id, name, category, active, version } = data;
  const contactEmail = keyOf(data.contactEmail);
  return { _id, name, category, contactEmail, active, version, nameWords: searchStartsOf(name) };
}

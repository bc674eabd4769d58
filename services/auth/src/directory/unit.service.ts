import { leaderRoleOf, type EventData, type UnitLeader, type UnitRef } from '@portal/contracts';
import type { Clock, ReadCopy, Session } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { presentLeader } from '../accounts/account.presenter';
import type { AccountRepository } from '../accounts/account.repository';
import { unitRowOf, type UnitRepository, type UnitRow } from '../accounts/unit.repository';
import type { RevocationService } from '../sessions/revocation.service';

type UnitEvent = { data: EventData<'org.unit.created.v1'> };

interface Dependencies {
  units: Pick<UnitRepository, 'copy' | 'findCopy' | 'findOfCoordinator' | 'findByContact'>;
  accounts: Pick<AccountRepository, 'findByUsername' | 'listCoordinators' | 'listLeaders' | 'change'>;
  revocations: Pick<RevocationService, 'revokeTokens'>;
  clock: Clock;
}

export type UnitService = ReturnType<typeof createUnitService>;

export function createUnitService({ units, accounts, revocations, clock }: Dependencies) {
  const copy: ReadCopy<UnitRow> = {
    ...units.copy,
    changed: (row, session) => renewCoordinators(row, [row.contactEmail], session),
  };

  async function apply(event: UnitEvent, session: Session): Promise<void> {
    const row = unitRowOf(event);
    const before = await units.findCopy(row._id, session);
    const [stored] = await units.copy.rows.upsertNewer([row], session);
    if (!stored) return;
    if (before && isSameInTokens(before, row)) return;
    const addresses = new Set([row.contactEmail, ...(before ? [before.contactEmail] : [])]);
    await renewCoordinators(row, [...addresses], session);
  }

  /** Renews the tokens of all who coordinate the unit, or did by its former contact address. */
  async function renewCoordinators({ _id }: UnitRow, addresses: readonly string[], session: Session): Promise<void> {
    for (const { id } of await accounts.listCoordinators({ unitId: _id, addresses }, session)) {
      const changed = await accounts.change(id, {}, session);
      if (changed) await revocations.revokeTokens(changed, session);
    }
  }

  /**
   * The unit that this person coordinates. Those above a unit that nobody coordinates have no name to ask by: its contact
   * address is that name then.
   */
  async function findByUsername(username: string): Promise<UnitRef | null> {
    const account = await accounts.findByUsername(username);
    const own = account && (await units.findOfCoordinator(account, clock.now()));
    return own ?? findUncoordinated(username);
  }

  async function findUncoordinated(contactEmail: string): Promise<UnitRef | null> {
    const unit = await units.findByContact(contactEmail);
    if (!unit) return null;
    const of = { unitId: unit.id, addresses: [contactEmail] };
    const leaders = await accounts.listLeaders(of, leaderRoleOf(unit.category), clock.now());
    return leaders.some(({ role }) => role === 'CLUB_COORDINATOR') ? null : unit;
  }

  /** Its coordinators, and above them the general secretary of its category or the president. */
  async function listLeaders(id: string): Promise<UnitLeader[]> {
    const unit = await units.findCopy(id);
    if (!unit) throw new DomainError('UNIT.NOT_FOUND');
    const now = clock.now();
    const addresses = unit.active ? [unit.contactEmail] : [];
    const found = await accounts.listLeaders({ unitId: id, addresses }, leaderRoleOf(unit.category), now);
    return found.map((account) => presentLeader(account, now));
  }

  return { copy, apply, findByUsername, listLeaders };
}

/** Whether a coordinator's token says the same of both, and both make the same person the coordinator. */
function isSameInTokens(one: UnitRow, other: UnitRow): boolean {
  const fields = ['name', 'category', 'contactEmail', 'active'] as const;
  return fields.every((field) => one[field] === other[field]);
}

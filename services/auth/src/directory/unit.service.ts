import type { UnitRef } from '@portal/contracts';
import type { Clock, ReadCopy, Session } from '@portal/service-kit';
import type { AccountRepository } from '../accounts/account.repository';
import { unitRowOf, type UnitRepository } from '../accounts/unit.repository';
import type { RevocationService } from '../sessions/revocation.service';

type UnitRow = ReturnType<typeof unitRowOf>;

interface Dependencies {
  units: Pick<UnitRepository, 'rows' | 'findOfCoordinator'>;
  accounts: Pick<AccountRepository, 'findByUsername' | 'change'>;
  revocations: Pick<RevocationService, 'revokeTokens'>;
  clock: Clock;
}

export type UnitService = ReturnType<typeof createUnitService>;

export function createUnitService({ units, accounts, revocations, clock }: Dependencies) {
  const copy: ReadCopy<UnitRow> = {
    name: 'units',
    rows: units.rows,
    rowOf: { 'org.unit.created.v1': unitRowOf },
    changed: renewCoordinator,
  };

  /** The coordinator whose contact address the unit has gets tokens that name it. */
  async function renewCoordinator({ contactEmail }: UnitRow, session: Session): Promise<void> {
    const account = await accounts.findByUsername(contactEmail, session);
    if (account?.role !== 'CLUB_COORDINATOR') return;
    const changed = await accounts.change(account.id, {}, session);
    if (changed) await revocations.revokeTokens(changed, session);
  }

  /** The unit that this person coordinates; null for everybody else, and for a name that nobody has. */
  async function findOfPerson(username: string): Promise<UnitRef | null> {
    const account = await accounts.findByUsername(username);
    return account && units.findOfCoordinator(account, clock.now());
  }

  return { copy, findOfPerson };
}

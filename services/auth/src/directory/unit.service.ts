import type { EventData } from '@portal/contracts';
import type { Session } from '@portal/service-kit';
import type { AccountRepository } from '../accounts/account.repository';
import type { UnitRepository } from '../accounts/unit.repository';
import type { RevocationService } from '../sessions/revocation.service';

interface Dependencies {
  units: Pick<UnitRepository, 'upsertIfNewer'>;
  accounts: Pick<AccountRepository, 'findByUsername' | 'change'>;
  revocations: Pick<RevocationService, 'revokeTokens'>;
}

export type UnitService = ReturnType<typeof createUnitService>;

export function createUnitService({ units, accounts, revocations }: Dependencies) {
  /** Updates the copy; the coordinator whose contact address the unit has gets tokens that name it. */
  async function apply(unit: EventData<'org.unit.created.v1'>, session: Session): Promise<void> {
    const { unitId: id, name, category, active, version } = unit;
    const contactEmail = unit.contactEmail.trim().toLowerCase();
    const isNewer = await units.upsertIfNewer({ id, name, category, contactEmail, active, version }, session);
    const account = isNewer ? await accounts.findByUsername(contactEmail, session) : null;
    if (account?.role !== 'CLUB_COORDINATOR') return;
    const changed = await accounts.change(account.id, {}, session);
    if (changed) await revocations.revokeTokens(changed, session);
  }

  return { apply };
}

import { calls, type UnitDetails } from '@portal/contracts';
import { scopeOf, type Actor, type Scope, type Session, type Transaction } from '@portal/service-kit';
import { changeUnit, newParentOf, requireManaged, requireParent, type UnitChange } from './unit-change.domain';
import type { Unit } from './unit.domain';
import type { UnitRepository } from './unit.repository';
import type { UnitService } from './unit.service';
import type { UnitWriter } from './unit.writer';

interface Dependencies {
  repository: Pick<UnitRepository, 'find' | 'findAbove' | 'lockTree'>;
  writer: Pick<UnitWriter, 'change'>;
  units: Pick<UnitService, 'read'>;
  transaction: Transaction;
}

export type UnitChangeService = ReturnType<typeof createUnitChangeService>;

export function createUnitChangeService({ repository, writer, units, transaction }: Dependencies) {
  async function change(actor: Actor, id: string, changes: UnitChange): Promise<UnitDetails> {
    const scope = scopeOf(actor, calls.changeUnit);
    await transaction(async (session) => {
      const before = requireManaged(scope, await repository.find(id, session));
      const change = changeUnit(scope, before, changes);
      if (change.changed.length === 0) return;
      const parentId = newParentOf(changes, before);
      if (parentId !== null) await requireMovable(before, { parentId, scope, session });
      await writer.change(actor, [change], session);
    });
    return units.read(actor, id);
  }

  async function requireMovable(
    unit: Unit,
    { parentId, scope, session }: { parentId: string; scope: Scope; session: Session },
  ): Promise<void> {
    await repository.lockTree(session);
    const parent = await repository.find(parentId, session);
    requireParent(scope, unit, parent && { unit: parent, above: await repository.findAbove(parent, session) });
  }

  return { change };
}

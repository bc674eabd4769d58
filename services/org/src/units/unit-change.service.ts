import { calls, type UnitDetails } from '@portal/contracts';
import { scopeOf, type Actor, type Outbox, type Scope, type Session, type Transaction } from '@portal/service-kit';
import { changeUnit, newParentOf, requireManaged, requireParent, type UnitChange } from './unit-change.domain';
import type { UnitBudgetRepository } from './unit-budget.repository';
import type { UnitPorts } from './unit-ports.domain';
import { snapshotOf, type Unit } from './unit.domain';
import type { UnitRepository } from './unit.repository';
import type { UnitService } from './unit.service';

interface Dependencies extends Pick<UnitPorts, 'positions' | 'holders'> {
  repository: Pick<UnitRepository, 'find' | 'findAbove' | 'lockTree' | 'change'>;
  budgets: Pick<UnitBudgetRepository, 'record'>;
  units: Pick<UnitService, 'read'>;
  outbox: Outbox;
  transaction: Transaction;
}

export type UnitChangeService = ReturnType<typeof createUnitChangeService>;

export function createUnitChangeService(deps: Dependencies) {
  const { repository, budgets, units, positions, holders, outbox, transaction } = deps;

  async function change(actor: Actor, id: string, changes: UnitChange): Promise<UnitDetails> {
    const scope = scopeOf(actor, calls.changeUnit);
    await transaction(async (session) => {
      const before = requireManaged(scope, await repository.find(id, session));
      const { unit, changed } = changeUnit(scope, before, changes);
      if (changed.length === 0) return;
      const parentId = newParentOf(changes, before);
      if (parentId !== null) await requireMovable(before, { parentId, scope, session });
      await repository.change([unit], session);
      if (changed.includes('budget')) await budgets.record([unit], session);
      if (changed.includes('name') || changed.includes('category')) {
        for (const owner of [positions, holders]) await owner.syncUnitDetails([unit], session);
      }
      const data = { ...snapshotOf(unit), changed };
      await outbox.enqueue(session, { type: 'org.unit.changed.v1', subject: id, data, actor });
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

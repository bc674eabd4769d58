import type { Actor, Outbox, Session } from '@portal/service-kit';
import type { UnitBudgetRepository } from './unit-budget.repository';
import type { UnitPorts } from './unit.ports';
import type { ChangedUnit } from './unit-change.domain';
import { snapshotOf, type Unit } from './unit.domain';
import type { UnitRepository } from './unit.repository';

interface Dependencies extends Pick<UnitPorts, 'positions' | 'holders'> {
  repository: Pick<UnitRepository, 'add' | 'change'>;
  budgets: Pick<UnitBudgetRepository, 'record'>;
  outbox: Outbox;
}

export type UnitWriter = ReturnType<typeof createUnitWriter>;

/** Stores units, records their budgets, updates what others show of them, and publishes the events. */
export function createUnitWriter({ repository, budgets, positions, holders, outbox }: Dependencies) {
  async function add(actor: Actor, units: readonly Unit[], session: Session): Promise<void> {
    await repository.add(units, session);
    await budgets.record(units, session);
    await outbox.enqueueMany(
      session,
      units.map((unit) => ({ type: 'org.unit.created.v1', subject: unit.id, data: snapshotOf(unit), actor })),
    );
  }

  async function change(actor: Actor, changes: readonly ChangedUnit[], session: Session): Promise<void> {
    const unitsWith = (...fields: ChangedUnit['changed']) =>
      changes.filter(({ changed }) => fields.some((field) => changed.includes(field))).map(({ after }) => after);
    await repository.change(
      changes.map(({ after }) => after),
      session,
    );
    await budgets.record(unitsWith('budget'), session);
    const renamed = unitsWith('name', 'category');
    if (renamed.length > 0) for (const owner of [positions, holders]) await owner.syncUnitDetails(renamed, session);
    await outbox.enqueueMany(
      session,
      changes.map(({ after, changed }) => ({
        type: 'org.unit.changed.v1',
        subject: after.id,
        data: { ...snapshotOf(after), changed },
        actor,
      })),
    );
  }

  return { add, change };
}

import type { Clock, Scope, Session, Store } from '@portal/service-kit';
import { scopeFilter } from '@portal/service-kit';
import { dayOf } from '@portal/service-kit/institute-time';
import type { BudgetedUnit, MonthlyBudget } from './unit-budget.domain';
import { monthlyBudgetModel } from './unit-budget.model';
import type { Unit } from './unit.domain';
import { unitModel, type UnitDocument } from './unit.model';

type Budgeted = Pick<Unit, 'id' | 'budget'>;
type BudgetFields = Pick<UnitDocument, '_id' | 'budget' | 'createdAt'>;

export type UnitBudgetRepository = ReturnType<typeof createUnitBudgetRepository>;

export function createUnitBudgetRepository(
  { connection }: Pick<Store, 'connection'>,
  { clock, timeZone }: { clock: Clock; timeZone: string },
) {
  const units = unitModel(connection);
  const budgets = monthlyBudgetModel(connection);
  const monthOf = (instant: Date) => dayOf(instant, timeZone).slice(0, 7);

  /** Writes down what the budgets are in this month, in the transaction that sets them. */
  async function record(recorded: readonly Budgeted[], session: Session): Promise<void> {
    const month = monthOf(clock.now());
    const updates = recorded.map((unit) => {
      const { _id, ...row } = rowOf(unit, month);
      return { updateOne: { filter: { _id }, update: { $set: row }, upsert: true } };
    });
    if (updates.length > 0) await budgets.bulkWrite(updates, { session });
  }

  /** Records the present budgets of units that have none recorded, as those of earlier builds; returns how many. */
  async function recordMissing(): Promise<number> {
    const recorded = await budgets.distinct('unitId');
    const missing = await units.find({ _id: { $nin: recorded } }, { budget: 1 }).lean<BudgetFields[]>();
    const month = monthOf(clock.now());
    // A change may write the row meanwhile, and knows better.
    const updates = missing.map(({ _id: id, budget }) => {
      const { _id, ...row } = rowOf({ id, budget }, month);
      return { updateOne: { filter: { _id }, update: { $setOnInsert: row }, upsert: true } };
    });
    if (updates.length > 0) await budgets.bulkWrite(updates);
    return updates.length;
  }

  async function findWithin(scope: Scope): Promise<{ units: BudgetedUnit[]; rows: MonthlyBudget[] }> {
    const found = await units
      .find(scopeFilter(scope, { unit: '_id', category: 'category' }), { budget: 1, createdAt: 1 })
      .lean<BudgetFields[]>();
    const ids = found.map(({ _id }) => _id);
    const rows = await budgets.find({ unitId: { $in: ids } }, { _id: 0 }).lean<MonthlyBudget[]>();
    const budgeted = found.map(({ _id: id, budget, createdAt }) => ({ id, budget, createdIn: monthOf(createdAt) }));
    return { units: budgeted, rows };
  }

  return { record, recordMissing, findWithin };
}

function rowOf({ id, budget: { allocated, spent } }: Budgeted, month: string) {
  return { _id: `${id}/${month}`, unitId: id, month, allocated, spent };
}

import { budgetByMonth, type BudgetedUnit, type MonthlyBudget } from './unit-budget.domain';

const months = ['2026-08', '2026-09', '2026-10', '2026-11'];
const club = (id: string, createdIn: string, spent = 0): BudgetedUnit => ({
  id,
  createdIn,
  budget: { allocated: 100, spent },
});
const row = (unitId: string, month: string, spent: number): MonthlyBudget => ({ unitId, month, allocated: 100, spent });
const spentOf = (units: BudgetedUnit[], rows: MonthlyBudget[]) =>
  budgetByMonth(months, units, rows).map(({ spent }) => spent);

describe('the budget by month', () => {
  it('stays what it last was, and is the present one now', () => {
    const rows = [row('a', '2026-10', 40), row('a', '2026-07', 10)];
    expect(spentOf([club('a', '2026-07', 45)], rows)).toEqual([10, 10, 40, 45]);
  });

  it('is the sum of the units that there were', () => {
    const rows = [row('a', '2026-07', 10), row('b', '2026-10', 5.1), row('a', '2026-10', 10.2)];
    expect(budgetByMonth(months, [club('a', '2026-07', 10), club('b', '2026-10', 5)], rows)).toEqual([
      { month: '2026-08', allocated: 100, spent: 10 },
      { month: '2026-09', allocated: 100, spent: 10 },
      { month: '2026-10', allocated: 200, spent: 15.3 },
      { month: '2026-11', allocated: 200, spent: 15 },
    ]);
  });

  it('is not known before that of every unit was written down', () => {
    const rows = [row('a', '2026-08', 10), row('b', '2026-10', 5)];
    const units = [club('a', '2026-07', 10), club('b', '2026-07', 5)];
    expect(spentOf(units, rows)).toEqual([null, null, 15, 15]);
    expect(spentOf([], [])).toEqual([null, null, null, null]);
  });
});

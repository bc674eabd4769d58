import type { UnitStatistics } from '@portal/contracts';

/** What a unit's budget was when a month ended, or is in the present one; stored for the months in which it changed. */
export interface MonthlyBudget {
  unitId: string;
  /** `YYYY-MM` */
  month: string;
  allocated: number;
  spent: number;
}

/** A unit by when it was created and what its budget is now. */
export interface BudgetedUnit {
  id: string;
  /** `YYYY-MM` */
  createdIn: string;
  budget: { allocated: number; spent: number };
}

/**
 * The sum of the units' budgets in each month, the last of which is the present one. A month counts only where the
 * budget of every unit that existed is known, as a sum without one of them would look like a change.
 */
export function budgetByMonth(
  months: readonly string[],
  units: readonly BudgetedUnit[],
  rows: readonly MonthlyBudget[],
): UnitStatistics['budget'] {
  const rowsOf = rowsByUnit(rows);
  return months.map((month, index) => {
    const isPresent = index === months.length - 1;
    const existing = units.filter(({ createdIn }) => createdIn <= month);
    const known = existing.map(({ id, budget }) => (isPresent ? budget : lastOf(rowsOf.get(id) ?? [], month)));
    if (existing.length === 0 || known.includes(undefined)) return { month, allocated: null, spent: null };
    return { month, allocated: sumOf(known, 'allocated'), spent: sumOf(known, 'spent') };
  });
}

/** Each unit's, oldest first. */
function rowsByUnit(rows: readonly MonthlyBudget[]): Map<string, MonthlyBudget[]> {
  const ofUnits = new Map<string, MonthlyBudget[]>();
  for (const row of rows.toSorted((one, other) => one.month.localeCompare(other.month))) {
    const ofUnit = ofUnits.get(row.unitId);
    if (ofUnit) ofUnit.push(row);
    else ofUnits.set(row.unitId, [row]);
  }
  return ofUnits;
}

function lastOf(rows: readonly MonthlyBudget[], month: string): MonthlyBudget | undefined {
  return rows.findLast((row) => row.month <= month);
}

function sumOf(budgets: readonly (BudgetedUnit['budget'] | undefined)[], part: 'allocated' | 'spent'): number {
  const paise = budgets.reduce((sum, budget) => sum + Math.round((budget?.[part] ?? 0) * 100), 0);
  return paise / 100;
}

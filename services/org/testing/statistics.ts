import { categoryOfRole, UNIT_CATEGORIES, type UnitCategory, type UnitStatistics } from '@portal/contracts';
import { roleOf, type CallSuite } from '@portal/test-kit';

/** Of which a sum says whose budgets it is of. */
const budgetOf = (category: UnitCategory) => 30 ** UNIT_CATEGORIES.indexOf(category);

type Fixture = NonNullable<CallSuite<object>['calls']['readUnitStatistics']>;

/** A unit of each category with a budget of its own; the coordinator's unit has none. */
export function statisticsFixture(draft: (category: string) => object): Fixture {
  return {
    async inScope({ service }) {
      for (const category of UNIT_CATEGORIES) {
        const budget_info = { allocated_budget: budgetOf(category) };
        await service.request('PRESIDENT', 'POST', '/api/orgUnit/create', { ...draft(category), budget_info });
      }
      return {};
    },
    onlyInScope: (answer, { caller }) => {
      const sum = (answer as UnitStatistics).budget.at(-1)?.allocated ?? 0;
      const category = categoryOfRole(roleOf(caller) ?? 'STUDENT');
      if (!category) return expect(sum).toBe(0);
      expect(sum).toBeGreaterThan(0);
      expect(sum % budgetOf(category)).toBe(0);
      expect(sum).toBeLessThan(budgetOf(category) * 30);
    },
  };
}

import type { UnitStatistics } from '@portal/contracts';
import type { ChartProps } from '@portal/ui/chart';
import { budgetHref, membersHref, type Area } from './area';
import { messages } from './messages';
import { counted, monthPoint } from './month-points';

export function membersByTenure({ tenures }: UnitStatistics, area: Area): ChartProps | null {
  const [before, last] = [tenures.at(-2), tenures.at(-1)];
  if (!last) return null;
  return {
    label: messages.members.title,
    sentence: before
      ? messages.members.more(last.tenure, last.count, last.count - before.count, before.tenure)
      : messages.members.only(last.tenure, last.count),
    pointLabel: messages.tenure,
    series: [{ label: messages.members.series, fill: 'settled' }],
    points: tenures.map(({ tenure, count }) => ({
      label: tenure,
      values: [counted(count, membersHref(area, tenure))],
    })),
  };
}

interface BudgetFormats {
  readonly money: (amount: number) => string;
}

/** Only the present month is a link: no other page shows earlier budgets. */
export function budgetUsed({ budget }: UnitStatistics, area: Area, { money }: BudgetFormats): ChartProps | null {
  const { allocated, spent } = budget.at(-1) ?? {};
  if (!allocated && !spent) return null;
  return {
    label: messages.budget.title,
    sentence: messages.budget.sentence(money(spent ?? 0), money(allocated ?? 0), percentOf(spent ?? 0, allocated ?? 0)),
    pointLabel: messages.month,
    series: [
      { label: messages.budget.spent, fill: 'dark' },
      { label: messages.budget.allocated, fill: 'light' },
    ],
    points: budget.map((month, index) => {
      const href = index === budget.length - 1 ? budgetHref(area) : undefined;
      return monthPoint(month.month, [
        { value: month.spent, href },
        { value: month.allocated, href },
      ]);
    }),
    format: money,
  };
}

function percentOf(part: number, whole: number): string {
  return whole === 0 ? '0' : String(Math.round((part / whole) * 100));
}

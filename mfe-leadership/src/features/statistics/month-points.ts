import type { ChartPoint, ChartValue } from '@portal/ui/chart';

const format = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** A month (`YYYY-MM`) as `Nov 2026`. */
export function monthName(month: string): string {
  return `${shortMonth(month)} ${month.slice(0, 4)}`;
}

function shortMonth(month: string): string {
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

/** A month on the axis, with the year below it where it begins. */
export function monthPoint(month: string, values: readonly ChartValue[]): ChartPoint {
  return { label: monthName(month), short: shortMonth(month), group: month.slice(0, 4), values };
}

/** Without a link where there is nothing to list. */
export function counted(value: number, href: string): ChartValue {
  return value === 0 ? { value } : { value, href };
}

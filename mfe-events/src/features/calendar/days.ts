import { addDays } from '@portal/contracts';
import { addMonths, weekdayOf } from '@portal/ui/days';

/** A calendar day, `YYYY-MM-DD`, to which no time zone applies. */
export type Day = string;
export type Span = 'month' | 'week';

const weekFrom = (sunday: Day) => Array.from({ length: 7 }, (_, index) => addDays(sunday, index));

/** The week of a day, or all weeks of its month, filled up with days of the months beside it. */
export function weeksOf(day: Day, span: Span): readonly (readonly Day[])[] {
  if (span === 'week') return [weekFrom(addDays(day, -weekdayOf(day)))];
  const first = `${day.slice(0, 7)}-01`;
  const start = addDays(first, -weekdayOf(first));
  const end = addMonths(first, 1);
  const weeks: (readonly Day[])[] = [];
  for (let week = start; week < end; week = addDays(week, 7)) weeks.push(weekFrom(week));
  return weeks;
}

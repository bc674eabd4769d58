import { addDays } from '@portal/contracts';
import { addMonths, weekdayOf } from '@portal/ui/days';

/** A calendar day, `YYYY-MM-DD`, to which no time zone applies. */
export type Day = string;
export type Span = 'month' | 'week';

const weekFrom = (sunday: Day) => Array.from({ length: 7 }, (_, index) => addDays(sunday, index));

/** So many weeks of what comes show at least, also at the end of a month. */
const MIN_WEEKS = 4;

/** The month of a day; the current month from its current week on, so that what is over does not push away what comes. */
export function weeksToCome(day: Day, today: Day): readonly (readonly Day[])[] {
  const month = weeksOf(day, 'month');
  const [current = []] = weeksOf(today, 'week');
  const [start = today] = current;
  if (day.slice(0, 7) !== today.slice(0, 7) || day < start) return month;
  const left = month.filter(([sunday = '']) => sunday >= start);
  const count = Math.max(left.length, MIN_WEEKS);
  return Array.from({ length: count }, (_, index) => weekFrom(addDays(start, 7 * index)));
}

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

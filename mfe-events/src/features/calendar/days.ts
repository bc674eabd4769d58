import { addDays } from '@portal/contracts';

/** A calendar day, `YYYY-MM-DD`, to which no time zone applies. */
export type Day = string;
export type Span = 'month' | 'week';

/** The same day of another month, or its last day when it is shorter. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10);
}

/** 0 for a Sunday, with which a week begins. */
export function weekdayOf(day: Day): number {
  return new Date(day).getUTCDay();
}

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

/** A calendar day, `YYYY-MM-DD`: no moment, so that no time zone moves it. */
export type Day = string;
export type Span = 'month' | 'week';

const LENGTH = 86_400_000;
const momentOf = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (moment: number): Day => new Date(moment).toISOString().slice(0, 10);

export function addDays(day: Day, count: number): Day {
  return dayOf(momentOf(day) + count * LENGTH);
}

/** The same day of another month, or its last one when it is shorter. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + count, Math.min(date, last)));
}

/** 0 for a Sunday, with which a week begins. */
export function weekdayOf(day: Day): number {
  return new Date(momentOf(day)).getUTCDay();
}

function weekFrom(sunday: Day): readonly Day[] {
  return Array.from({ length: 7 }, (_, index) => addDays(sunday, index));
}

/** The weeks that show a day's month, with the days of the neighbours that fill them, or its week alone. */
export function weeksOf(day: Day, span: Span): readonly (readonly Day[])[] {
  const sunday = addDays(day, -weekdayOf(day));
  if (span === 'week') return [weekFrom(sunday)];
  const first = `${day.slice(0, 7)}-01`;
  const start = addDays(first, -weekdayOf(first));
  const end = addMonths(first, 1);
  const weeks: (readonly Day[])[] = [];
  for (let week = start; week < end; week = addDays(week, 7)) weeks.push(weekFrom(week));
  return weeks;
}

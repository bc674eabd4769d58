import { isDay, partsOf, weekdayOf } from './calendar-day';

const SUNDAY = Date.UTC(2023, 11, 31);

function namesOf(count: number, step: (index: number) => number, part: Intl.DateTimeFormatOptions): readonly string[] {
  // en-US, because other English locales abbreviate to `Sept`.
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...part });
  return Array.from({ length: count }, (_, index) => format.format(step(index)));
}

/** January to December. */
export const monthNames = namesOf(12, (index) => Date.UTC(2024, index, 1), { month: 'long' });
const shortMonths = namesOf(12, (index) => Date.UTC(2024, index, 1), { month: 'short' });

/** Sunday to Saturday. */
export const weekdayNames = namesOf(7, (index) => SUNDAY + index * 86_400_000, { weekday: 'long' });
const shortWeekdays = namesOf(7, (index) => SUNDAY + index * 86_400_000, { weekday: 'short' });

/** `25 Nov 2026`; what is no calendar day stays as it is. */
export function formatDay(day: string): string {
  if (!isDay(day)) return day;
  const [year, month, date] = partsOf(day);
  return `${date} ${shortMonths[month - 1]} ${year}`;
}

/** `Wed, 25 Nov 2026`. */
export function formatDayWithWeekday(day: string): string {
  return `${shortWeekdays[weekdayOf(day)]}, ${formatDay(day)}`;
}

/** `Wednesday, 25 November 2026`. */
export function formatLongDay(day: string): string {
  const [year, month, date] = partsOf(day);
  return `${weekdayNames[weekdayOf(day)]}, ${date} ${monthNames[month - 1]} ${year}`;
}

/** `November 2026`, of a day in it. */
export function formatMonth(day: string): string {
  const [year, month] = partsOf(day);
  return `${monthNames[month - 1]} ${year}`;
}

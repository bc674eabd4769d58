import { DAY_MS } from './durations';

/** The calendar day `count` days after a day (before it when negative); both `YYYY-MM-DD`. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The last day of what screens call this week: today and the six days after it. */
export function lastDayOfThisWeek(today: string): string {
  return addDays(today, 6);
}

/** How many days lie between two calendar days: 1 from one day to the next. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/**
 * The same day `count` years later, or earlier when negative. 29 February becomes a day that the year may not have,
 * which still compares rightly with other days.
 */
export function addYears(day: string, count: number): string {
  return `${String(yearOf(day) + count).padStart(4, '0')}${day.slice(4)}`;
}

/** The year of a calendar day. */
export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** The last day of the tenure that a day lies in; `startMonth` is the month in which tenures start, 1 to 12. */
export function tenureEndOf(day: string, startMonth: number): string {
  const month = Number(day.slice(5, 7));
  const endYear = yearOf(day) + (month >= startMonth ? 1 : 0);
  return new Date(Date.UTC(endYear, startMonth - 1, 0)).toISOString().slice(0, 10);
}

/** The tenure that a day lies in, by its two years: `2026-2027`. */
export function tenureOf(day: string, startMonth: number): string {
  return tenureFrom(yearOf(day) - (Number(day.slice(5, 7)) >= startMonth ? 0 : 1));
}

/** The tenure that starts in a year. */
export function tenureFrom(year: number): string {
  return `${year}-${year + 1}`;
}

/** The tenure that ends where this one begins. */
export function tenureBefore(tenure: string): string {
  return tenureFrom(Number(tenure.slice(0, 4)) - 1);
}

// A calendar day is `YYYY-MM-DD`, which compares as text, and never a Date, so that no time zone changes it.

const DAY_MS = 86_400_000;
const pad = (part: number, length = 2) => String(part).padStart(length, '0');
const inUtc = (day: string) => new Date(`${day}T00:00:00Z`);
const fromUtc = (date: Date) => date.toISOString().slice(0, 10);

/** Year, month (1 to 12) and day of the month. */
export type DayParts = readonly [year: number, month: number, day: number];

/** The calendar day of its parts; undefined when there is no such day, or its year has not four digits. */
export function dayOf(...[year, month, day]: DayParts): string | undefined {
  const text = `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
  return isDay(text) ? text : undefined;
}

/** Whether a text is a calendar day that exists. */
export function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const date = inUtc(text);
  return !Number.isNaN(date.getTime()) && fromUtc(date) === text;
}

/** The parts of a calendar day. */
export function partsOf(day: string): DayParts {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
}

/** The day `count` days later, or earlier when negative. */
export function addDays(day: string, count: number): string {
  return fromUtc(new Date(inUtc(day).getTime() + count * DAY_MS));
}

/** How many days lie between two days, in either order. */
export function daysBetween(one: string, other: string): number {
  return Math.abs(inUtc(one).getTime() - inUtc(other).getTime()) / DAY_MS;
}

/** The same day `count` months later, or the last one of a month that is shorter. */
export function addMonths(day: string, count: number): string {
  const [year, month, date] = partsOf(day);
  const first = fromUtc(new Date(Date.UTC(year, month - 1 + count, 1)));
  return `${first.slice(0, 8)}${pad(Math.min(date, daysIn(first)))}`;
}

/** 0 for a Sunday, with which a week begins, to 6 for a Saturday. */
export function weekdayOf(day: string): number {
  return inUtc(day).getUTCDay();
}

/** The weeks of the month of a day, from Sunday to Saturday; undefined for the days of other months. */
export function weeksOf(day: string): readonly (readonly (string | undefined)[])[] {
  const start = `${day.slice(0, 8)}01`;
  const [blanks, length] = [weekdayOf(start), daysIn(start)];
  return Array.from({ length: Math.ceil((blanks + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const count = week * 7 + weekday - blanks;
      return count < 0 || count >= length ? undefined : addDays(start, count);
    }),
  );
}

/** The day itself, or the end of the range that it lies beyond. */
export function clampDay(day: string, min = day, max = day): string {
  if (day < min) return min;
  return day > max ? max : day;
}

function daysIn(day: string): number {
  const [year, month] = partsOf(day);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

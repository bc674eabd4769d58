const HOUR_MS = 3_600_000;
const QUARTER_MS = HOUR_MS / 4;

/** The day it is at the institute, `YYYY-MM-DD`. */
export function dayAt(instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return format.format(instant);
}

/** The moment at which a day is over at the institute. Zones lie between -12 and +14 hours, and on quarters of an hour. */
export function endOf(day: string, timeZone: string): Date {
  const midnight = Date.parse(day) + 24 * HOUR_MS;
  let [before, after] = [midnight - 15 * HOUR_MS, midnight + 13 * HOUR_MS];
  while (after - before > QUARTER_MS) {
    const middle = before + Math.floor((after - before) / 2 / QUARTER_MS) * QUARTER_MS;
    if (dayAt(new Date(middle), timeZone) > day) after = middle;
    else before = middle;
  }
  return new Date(after);
}

/** The last day before the moment at which something is over. */
export function lastDayBefore(end: Date, timeZone: string): string {
  return dayAt(new Date(end.getTime() - 1), timeZone);
}

/** The last day of the tenure that a day lies in; months are 1 to 12. */
export function tenureEnd(today: string, startMonth: number): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const endYear = month >= startMonth ? year + 1 : year;
  return new Date(Date.UTC(endYear, startMonth - 1, 0)).toISOString().slice(0, 10);
}

/** The same day so many years later; 29 February becomes a day that its year may not have, which orders just as well. */
export function yearsAfter(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
}

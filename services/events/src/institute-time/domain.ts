/** The instant at which the clocks of a time zone show a day and a time of day. */
export function instantOf(day: string, time: string, timeZone: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const guess = shown - offsetAt(shown, timeZone);
  // A second look: on the day the clocks change, the first guess may lie on the other side of the change.
  return new Date(shown - offsetAt(guess, timeZone));
}

/** The day that the clocks of a time zone show at an instant, `YYYY-MM-DD`. */
export function dayOf(instant: Date, timeZone: string): string {
  return new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone)).toISOString().slice(0, 10);
}

/** From the first instant of the first day until the one after the last. */
export function spanOf({ from, to }: { from?: string | undefined; to?: string | undefined }, timeZone: string) {
  return {
    ...(from !== undefined && { after: instantOf(from, '00:00', timeZone) }),
    ...(to !== undefined && { before: new Date(instantOf(to, '23:59', timeZone).getTime() + 60_000) }),
  };
}

/** More than any event lasts. */
const MOST_MONTHS = 60;

/** The months, `YYYY-MM`, that a stretch of time touches in a time zone; a stretch that ends at midnight not the next. */
export function monthsOf(start: Date | null, end: Date | null, timeZone: string): string[] {
  if (!start) return [];
  const last = dayOf(end ? new Date(end.getTime() - 1) : start, timeZone).slice(0, 7);
  const months = [dayOf(start, timeZone).slice(0, 7)];
  for (let month = months[0] ?? ''; month < last && months.length < MOST_MONTHS;) {
    month = monthAfter(month);
    months.push(month);
  }
  return months;
}

function monthAfter(month: string): string {
  const next = new Date(`${month}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return next.toISOString().slice(0, 7);
}

function offsetAt(instant: number, timeZone: string): number {
  const parts = formatterOf(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((found) => found.type === type)?.value);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return shown - Math.floor(instant / 1000) * 1000;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, made);
  return made;
}

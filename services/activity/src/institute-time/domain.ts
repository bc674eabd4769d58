/** The instant at which the clocks of a time zone show a day, `YYYY-MM-DD`, and a time of day. */
export function instantAt(day: string, time: string, timeZone: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const guess = shown - offsetAt(shown, timeZone);
  // A second look: on the day the clocks change, the first guess may lie on the other side of the change.
  return new Date(shown - offsetAt(guess, timeZone));
}

/** The day that the clocks of a time zone show at an instant. */
export function dayAt(instant: Date, timeZone: string): string {
  return new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone)).toISOString().slice(0, 10);
}

/** How far the clocks of a time zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${format.format(instant).replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
}

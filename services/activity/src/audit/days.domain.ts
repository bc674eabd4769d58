/** The first instant of a day, or of one some days later, by the clocks of a time zone. */
export function startOfDay(day: string, timeZone: string, later = 0): Date {
  const shown = Date.parse(`${day}T00:00:00Z`) + later * 86_400_000;
  const guess = shown - offsetAt(shown, timeZone);
  // A second look: on the day the clocks change, the first guess may lie on the other side of the change.
  return new Date(shown - offsetAt(guess, timeZone));
}

/** How far the clocks of a time zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${format.format(instant).replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
}

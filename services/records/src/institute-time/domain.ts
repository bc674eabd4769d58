/** Today at the institute, `YYYY-MM-DD`. */
export function dayAt(instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return format.format(instant);
}

/** The same day so many years earlier; 29 February becomes a day that its year may not have, which orders just as well. */
export function yearsBefore(day: string, years: number): string {
  return `${String(yearOf(day) - years).padStart(4, '0')}${day.slice(4)}`;
}

export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

const DAY = 86_400_000;
/** From how many days before its end a role is marked. */
const SOON = 14;

/** The last day of the tenure that a day lies in; days are `YYYY-MM-DD`, months 1 to 12. */
export function tenureEnd(today: string, startMonth: number): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const endYear = month >= startMonth ? year + 1 : year;
  return new Date(Date.UTC(endYear, startMonth - 1, 0)).toISOString().slice(0, 10);
}

/** Whole days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

/** Whether a last day is near enough to say so. */
export function endsSoon(today: string, lastDay: string): boolean {
  return daysBetween(today, lastDay) <= SOON;
}

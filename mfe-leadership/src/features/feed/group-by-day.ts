import type { ActivityAnswer } from '@portal/contracts';

/** The entries of each day (`YYYY-MM-DD` at the institute), in the order in which they come. */
export function groupByDay(
  entries: readonly ActivityAnswer[],
  dayOf: (moment: string) => string,
): ReadonlyMap<string, readonly ActivityAnswer[]> {
  const days = new Map<string, ActivityAnswer[]>();
  for (const entry of entries) {
    const day = dayOf(entry.timestamp);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return days;
}

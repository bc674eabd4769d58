import type { ActivityAnswer } from '@portal/contracts';

export interface FeedDay {
  /** `YYYY-MM-DD` in the institute's zone. */
  readonly day: string;
  readonly entries: readonly ActivityAnswer[];
}

/** Groups a feed that is already sorted into its days, in the same order. */
export function byDay(entries: readonly ActivityAnswer[], dayOf: (moment: string) => string): FeedDay[] {
  const days = new Map<string, ActivityAnswer[]>();
  for (const entry of entries) {
    const day = dayOf(entry.timestamp);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}

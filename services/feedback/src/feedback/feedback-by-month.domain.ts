import { DAY_MS, type FeedbackByMonth } from '@portal/contracts';
import { dayOf } from '@portal/service-kit/institute-time';

/** When feedback was given, and when it was resolved. */
export interface FeedbackTimes {
  givenAt: Date;
  resolvedAt: Date | null;
}

/** Each month that is asked for, with what was given in it. */
export function byMonth(
  months: readonly string[],
  times: readonly FeedbackTimes[],
  timeZone: string,
): FeedbackByMonth['months'] {
  const given = new Map<string, FeedbackTimes[]>(months.map((month) => [month, []]));
  for (const each of times) given.get(dayOf(each.givenAt, timeZone).slice(0, 7))?.push(each);
  return [...given].map(([month, ofMonth]) => {
    const waited = ofMonth.flatMap(({ givenAt, resolvedAt }) =>
      resolvedAt ? [resolvedAt.getTime() - givenAt.getTime()] : [],
    );
    const median = medianOf(waited);
    return {
      month,
      count: ofMonth.length,
      resolved: waited.length,
      median_days: median === null ? null : Math.max(0, Math.round((median / DAY_MS) * 10) / 10),
    };
  });
}

/** The middle value, or the mean of the two in the middle; null of none. */
export function medianOf(values: readonly number[]): number | null {
  const ordered = values.toSorted((one, other) => one - other);
  const [low, high] = [ordered[Math.ceil(ordered.length / 2) - 1], ordered[Math.floor(ordered.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

import { DAY_MS, FEEDBACK_TYPES, type FeedbackStatistics, type FeedbackType } from '@portal/contracts';

/** How much feedback of one type and rating was given in one of the institute's months. */
export interface Aggregate {
  /** `YYYY-MM` */
  month: string;
  type: FeedbackType;
  /** 0 without a rating. */
  stars: number;
  given: number;
  resolved: number;
  /** Sum over the resolved ones, in milliseconds. */
  waited: number;
}

export type AggregateKey = Pick<Aggregate, 'month' | 'type' | 'stars'>;

export function statisticsOf(aggregates: readonly Aggregate[], months: readonly string[]): FeedbackStatistics {
  const { count, resolved, waited } = sumOf(aggregates);
  const ratings = [1, 2, 3, 4, 5].map((stars) => ({
    stars,
    count: sumOf(aggregates.filter((each) => each.stars === stars)).count,
  }));
  return {
    count,
    open: count - resolved,
    resolved,
    mean_rating: meanOf(ratings),
    ratings,
    days_to_resolve: resolved === 0 ? null : Math.round((waited / resolved / DAY_MS) * 10) / 10,
    types: FEEDBACK_TYPES.map((type) => ({ type, ...countsOf(aggregates.filter((each) => each.type === type)) })),
    months: months.map((month) => ({ month, ...countsOf(aggregates.filter((each) => each.month === month)) })),
  };
}

function sumOf(aggregates: readonly Aggregate[]): { count: number; resolved: number; waited: number } {
  const sum = { count: 0, resolved: 0, waited: 0 };
  for (const { given, resolved, waited } of aggregates) {
    sum.count += given;
    sum.resolved += resolved;
    sum.waited += waited;
  }
  return sum;
}

function countsOf(aggregates: readonly Aggregate[]): { count: number; resolved: number } {
  const { count, resolved } = sumOf(aggregates);
  return { count, resolved };
}

function meanOf(ratings: { stars: number; count: number }[]): number | null {
  const count = ratings.reduce((total, each) => total + each.count, 0);
  const stars = ratings.reduce((total, each) => total + each.stars * each.count, 0);
  return count === 0 ? null : Math.round((stars / count) * 100) / 100;
}

import type { FeedbackFigures, FeedbackType } from '@portal/contracts';
import { FEEDBACK_TYPES } from '@portal/contracts';

/** How much feedback of one type and rating was given in one of the institute's months. */
export interface Tally {
  /** `YYYY-MM` */
  month: string;
  type: FeedbackType;
  /** 0 stands for none. */
  stars: number;
  given: number;
  resolved: number;
  /** Milliseconds that the resolved ones waited, together. */
  waited: number;
}

export type TallyKey = Pick<Tally, 'month' | 'type' | 'stars'>;

const MONTHS = 12;
const DAY = 86_400_000;

export function monthOf(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit' }).formatToParts(moment);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}`;
}

export function figuresOf(tallies: readonly Tally[], month: string): FeedbackFigures {
  const [count, resolved] = [given(tallies), sum(tallies, 'resolved')];
  const ratings = [1, 2, 3, 4, 5].map((stars) => ({
    stars,
    count: given(tallies.filter((each) => each.stars === stars)),
  }));
  return {
    count,
    open: count - resolved,
    resolved,
    mean_rating: meanOf(ratings),
    ratings,
    days_to_resolve: resolved === 0 ? null : Math.round((sum(tallies, 'waited') / resolved / DAY) * 10) / 10,
    types: FEEDBACK_TYPES.map((type) => {
      const ofType = tallies.filter((each) => each.type === type);
      return { type, count: given(ofType), resolved: sum(ofType, 'resolved') };
    }),
    months: monthsUntil(month).map((each) => {
      const then = tallies.filter((tally) => tally.month === each);
      return { month: each, count: given(then), resolved: sum(then, 'resolved') };
    }),
  };
}

const sum = (tallies: readonly Tally[], what: 'given' | 'resolved' | 'waited') =>
  tallies.reduce((total, tally) => total + tally[what], 0);
const given = (tallies: readonly Tally[]) => sum(tallies, 'given');

function meanOf(ratings: { stars: number; count: number }[]): number | null {
  const count = ratings.reduce((total, each) => total + each.count, 0);
  const stars = ratings.reduce((total, each) => total + each.stars * each.count, 0);
  return count === 0 ? null : Math.round((stars / count) * 100) / 100;
}

/** Oldest first. */
function monthsUntil(last: string): string[] {
  const [year = 0, month = 0] = last.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS + index, 1)).toISOString().slice(0, 7),
  );
}

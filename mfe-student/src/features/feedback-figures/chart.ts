import type { FeedbackFigures } from '@portal/contracts';

type Month = FeedbackFigures['months'][number];

/** The drawing's own units. */
export const CHART = { width: 280, height: 118, right: 256, bottom: 96, top: 10 } as const;
const BAR_GAP = 5;
const STEPS = [1, 2, 5];

/** The line at the top, and the two below it: round numbers that hold the highest month. */
export function axisOf(months: readonly Month[]): readonly [number, number, number] {
  const highest = Math.max(2, ...months.map(({ count }) => count));
  // An even top, so that the middle line is a whole number too.
  for (let scale = 1; ; scale *= 10) {
    const top = STEPS.map((step) => step * scale * 2).find((each) => each >= highest);
    if (top !== undefined) return [0, top / 2, top];
  }
}

export interface Bar {
  readonly month: string;
  readonly x: number;
  readonly width: number;
  readonly resolved: { readonly y: number; readonly height: number };
  readonly open: { readonly y: number; readonly height: number };
}

/** A bar a month: what is resolved stands below, what is open on it. */
export function barsOf(months: readonly Month[]): readonly Bar[] {
  const [, , top] = axisOf(months);
  const step = CHART.right / months.length;
  const heightOf = (count: number) => (count / top) * (CHART.bottom - CHART.top);
  return months.map(({ month, count, resolved }, index) => {
    const below = heightOf(resolved);
    const above = heightOf(count - resolved);
    // A line of the surface between the two.
    const line = below > 0 && above > 2 ? 1 : 0;
    return {
      month,
      x: index * step + BAR_GAP / 2,
      width: step - BAR_GAP,
      resolved: { y: CHART.bottom - below, height: below },
      open: { y: CHART.bottom - below - above, height: above - line },
    };
  });
}

/** A month (`YYYY-MM`) as `Nov 2026`. */
export function monthName(month: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}

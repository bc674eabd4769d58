import type { FeedbackStatistics } from '@portal/contracts';

type Month = FeedbackStatistics['months'][number];

/** In units of the drawing. */
export const CHART = { width: 280, height: 118, right: 256, bottom: 96, top: 10 } as const;
const BAR_GAP = 5;
const STEPS = [1, 2, 5];

/** Where the three lines of the axis are: 0, the middle and the top, round numbers over the highest month. */
export function axisOf(months: readonly Month[]): readonly [number, number, number] {
  const highest = Math.max(2, ...months.map(({ count }) => count));
  // The top is even, so that the middle is a whole number.
  for (let scale = 1; ; scale *= 10) {
    const top = STEPS.map((step) => step * scale * 2).find((each) => each >= highest);
    if (top !== undefined) return [0, top / 2, top];
  }
}

interface Bar {
  readonly month: string;
  readonly x: number;
  readonly width: number;
  readonly resolved: { readonly y: number; readonly height: number };
  readonly open: { readonly y: number; readonly height: number };
}

/** A bar for each month, with the open part on top of the resolved one. */
export function barsOf(months: readonly Month[]): readonly Bar[] {
  const [, , top] = axisOf(months);
  const step = CHART.right / months.length;
  const heightOf = (count: number) => (count / top) * (CHART.bottom - CHART.top);
  return months.map(({ month, count, resolved }, index) => {
    const resolvedHeight = heightOf(resolved);
    const openHeight = heightOf(count - resolved);
    // Room for a line of the background between the two.
    const gap = resolvedHeight > 0 && openHeight > 2 ? 1 : 0;
    return {
      month,
      x: index * step + BAR_GAP / 2,
      width: step - BAR_GAP,
      resolved: { y: CHART.bottom - resolvedHeight, height: resolvedHeight },
      open: { y: CHART.bottom - resolvedHeight - openHeight, height: openHeight - gap },
    };
  });
}

/** A month (`YYYY-MM`) as `Nov 2026`. */
export function monthName(month: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}

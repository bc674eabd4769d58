import type { ChartPoint } from './chart-data';
import { CHART, type BandScale, type ValueScale } from './scales';

/** The line of background between two parts of a stacked bar. */
const PART_GAP = 1;
const MIN_BAR_WIDTH = 1;
const MAX_BAR_WIDTH = 48;

/** A part of a bar in the drawing. */
export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The values a scale has to hold: those of each bar, or their sum where they are stacked. */
export function barHeights(points: readonly ChartPoint[], isStacked: boolean): readonly number[] {
  return points.flatMap(({ values }) => {
    const numbers = values.map(({ value }) => value ?? 0);
    return isStacked ? [numbers.reduce((sum, value) => sum + value, 0)] : numbers;
  });
}

/** The bars of one point: on top of each other in the order of the series, or beside each other. */
export function barsOf(
  point: ChartPoint,
  index: number,
  { bands, scale, isStacked }: { bands: BandScale; scale: ValueScale; isStacked: boolean },
): readonly Bar[] {
  const whole = Math.min(MAX_BAR_WIDTH * (isStacked ? 1 : point.values.length), bands.width);
  const start = bands.middle(index) - whole / 2;
  const width = Math.max(MIN_BAR_WIDTH, isStacked ? whole : whole / point.values.length - PART_GAP);
  let below = 0;
  return point.values.map(({ value }, series) => {
    const from = isStacked ? below : 0;
    const to = from + (value ?? 0);
    below = to;
    const height = scale.y(from) - scale.y(to);
    const gap = from > 0 && height > 2 * PART_GAP ? PART_GAP : 0;
    const x = isStacked ? start : start + (whole / point.values.length) * series;
    return { x, width, y: Math.min(scale.y(to), CHART.bottom), height: Math.max(0, height - gap) };
  });
}

import { scaleBand, scaleLinear } from 'd3-scale';
import type { ChartPoint } from './chart-data';

/** The drawing, in px of the screen. */
export const CHART = { top: 8, bottom: 136, height: 172 } as const;

const TICKS = 3;
const CHARACTER_WIDTH = 7;
const AXIS_GAP = 8;
const LABEL_GAP = 10;

/** From a value to its height in the drawing, and the few round values that the axis names. */
export interface ValueScale {
  readonly y: (value: number) => number;
  readonly ticks: readonly number[];
}

/** A scale from 0 to a round number over the highest value; of whole numbers alone where `isWhole`. */
export function valueScaleOf(values: readonly number[], isWhole = true): ValueScale {
  const highest = Math.max(isWhole ? 2 : 1, ...values);
  const scale = scaleLinear().domain([0, highest]).range([CHART.bottom, CHART.top]).nice(TICKS);
  return { y: scale, ticks: scale.ticks(TICKS).filter((tick) => !isWhole || Number.isInteger(tick)) };
}

/** Where each point is between the left edge and the names of the axis. */
export interface BandScale {
  readonly left: (index: number) => number;
  readonly middle: (index: number) => number;
  readonly width: number;
  /** From one point to the next. */
  readonly step: number;
  /** The right end of the plot. */
  readonly right: number;
}

/** Shares the width among the points and leaves room for the names of the axis at the right. */
export function bandScaleOf(count: number, width: number, axisLabels: readonly string[]): BandScale {
  const longest = Math.max(0, ...axisLabels.map((text) => text.length));
  const right = Math.max(0, width - longest * CHARACTER_WIDTH - AXIS_GAP);
  const indices = Array.from({ length: count }, (_, index) => index);
  const band = scaleBand<number>().domain(indices).range([0, right]).paddingInner(0.28).paddingOuter(0.14);
  const left = (index: number) => band(index) ?? 0;
  return {
    left,
    middle: (index) => left(index) + band.bandwidth() / 2,
    width: band.bandwidth(),
    step: band.step(),
    right,
  };
}

/** Which points are named on the axis: as many as there is room for, evenly, the last one among them. */
export function namedPoints(points: readonly ChartPoint[], step: number): ReadonlySet<number> {
  const longest = Math.max(1, ...points.map((point) => axisName(point).length));
  const every = Math.max(1, Math.ceil((longest * CHARACTER_WIDTH + LABEL_GAP) / Math.max(step, 1)));
  const last = points.length - 1;
  return new Set(points.flatMap((_, index) => ((last - index) % every === 0 ? [index] : [])));
}

/** What the axis says of a point. */
export function axisName({ short, label }: ChartPoint): string {
  return short ?? label;
}

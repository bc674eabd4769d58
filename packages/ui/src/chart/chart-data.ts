/** How the marks of a series are filled: by texture as well as by color, so that no color alone tells them apart. */
export type ChartFill = 'settled' | 'waiting' | 'dark' | 'dotted' | 'lined' | 'light';

/** One of the things that a chart compares. */
export interface ChartSeries {
  readonly label: string;
  readonly fill: ChartFill;
}

/** A value of a chart. */
export interface ChartValue {
  /** null where there is none. */
  readonly value: number | null;
  /** The list of what the value counts. */
  readonly href?: string | undefined;
}

/** A place on the axis, with a value of each series. */
export interface ChartPoint {
  /** The whole name: `Nov 2026`. */
  readonly label: string;
  /** On the axis: `Nov`. */
  readonly short?: string | undefined;
  /** Below the axis where it begins: `2026`. */
  readonly group?: string | undefined;
  readonly values: readonly ChartValue[];
}

/** What every chart is given. */
export interface ChartProps {
  /** Names the chart and its table. */
  readonly label: string;
  /** What the chart shows, in a sentence over it. */
  readonly sentence: string;
  /** What the points are: `Month`; the head of their column in the table. */
  readonly pointLabel: string;
  readonly series: readonly ChartSeries[];
  readonly points: readonly ChartPoint[];
  /** Writes a value; without it as a number. */
  readonly format?: ((value: number) => string) | undefined;
}

/** Shown for a missing value. */
export const NO_VALUE = '–';

/** A value as it is shown. */
export function valueText(value: number | null, format: (value: number) => string): string {
  return value === null ? NO_VALUE : format(value);
}

/** Names a value for people who do not see its place in the chart. */
export function markLabel(point: ChartPoint, series: ChartSeries, text: string): string {
  return `${point.label}, ${series.label}: ${text}`;
}

import type { ChartPoint } from './chart-data';
import type { BandScale, ValueScale } from './scales';

/** The values of one series, for the axis. */
export function lineHeights(points: readonly ChartPoint[]): readonly number[] {
  return points.flatMap(({ values }) => values.map(({ value }) => value ?? 0));
}

/** The line through the values of a series, as the `d` of a path; it breaks where there is none. */
export function linePath(
  points: readonly ChartPoint[],
  series: number,
  { bands, scale }: { readonly bands: BandScale; readonly scale: ValueScale },
): string {
  let isBroken = true;
  return points
    .flatMap(({ values }, index) => {
      const value = values[series]?.value ?? null;
      if (value === null) {
        isBroken = true;
        return [];
      }
      const command = isBroken ? 'M' : 'L';
      isBroken = false;
      return [`${command}${round(bands.middle(index))} ${round(scale.y(value))}`];
    })
    .join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

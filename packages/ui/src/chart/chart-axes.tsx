import type { ChartPoint } from './chart-data';
import styles from './chart.module.css';
import { axisName, CHART, namedPoints, type BandScale, type ValueScale } from './scales';

/** Props of ChartAxes. */
export interface ChartAxesProps {
  readonly points: readonly ChartPoint[];
  readonly width: number;
  readonly bands: BandScale;
  readonly scale: ValueScale;
  readonly format: (value: number) => string;
}

/** Lines at round values with their names at the right, and the names of the points below. */
export function ChartAxes({ points, width, bands, scale, format }: ChartAxesProps) {
  const named = namedPoints(points, bands.step);
  return (
    <g className={styles.axes} aria-hidden="true">
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line x1={0} x2={bands.right} y1={scale.y(tick)} y2={scale.y(tick)} />
          <text x={width} y={scale.y(tick) + 4} textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {points.map((point, index) => (
        <g key={point.label}>
          {named.has(index) ? (
            <text x={bands.middle(index)} y={CHART.bottom + 16} textAnchor="middle">
              {axisName(point)}
            </text>
          ) : null}
          {startsGroup(points, index) ? (
            <text x={Math.max(0, bands.left(index))} y={CHART.bottom + 32}>
              {point.group}
            </text>
          ) : null}
        </g>
      ))}
    </g>
  );
}

function startsGroup(points: readonly ChartPoint[], index: number): boolean {
  const group = points[index]?.group;
  // The name of a group that ends at once would run into that of the next one.
  const isFirstOfOne = index === 0 && points[1]?.group !== group;
  return group !== undefined && !isFirstOfOne && points[index - 1]?.group !== group;
}

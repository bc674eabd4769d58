import { barHeights, barsOf } from './bar-geometry';
import type { ChartProps } from './chart-data';
import { ChartMark } from './chart-mark';
import styles from './chart.module.css';
import { Plot } from './plot';
import { CHART } from './scales';

/** Props of BarChart. */
export interface BarChartProps extends ChartProps {
  /** Puts the series on top of each other instead of beside each other. */
  readonly isStacked?: boolean | undefined;
}

/** Values as bars, one series or several beside or on top of each other. */
export function BarChart({ isStacked = false, ...props }: BarChartProps) {
  const { points, series } = props;
  return (
    <Plot {...props} heights={barHeights(points, isStacked)}>
      {({ bands, scale, markOf, fillAt }) =>
        points.map((point, index) =>
          barsOf(point, index, { bands, scale, isStacked }).map((bar, at) => {
            // The only bar of a point is found anywhere in its column, however low it is.
            const column = { x: bands.middle(index) - bands.step / 2, width: bands.step, y: CHART.top };
            const area = series.length === 1 ? { ...column, height: CHART.bottom - CHART.top } : bar;
            return (
              <ChartMark key={`${point.label} ${series[at]?.label}`} {...markOf({ point: index, series: at })}>
                <rect className={styles.area} {...area} />
                <rect className={styles.bar} data-fill={series[at]?.fill} {...bar} fill={fillAt(at)} />
                <rect className={styles.ring} {...area} rx={2} />
              </ChartMark>
            );
          }),
        )
      }
    </Plot>
  );
}

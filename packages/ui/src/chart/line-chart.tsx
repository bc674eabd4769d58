import type { ChartProps } from './chart-data';
import { ChartMark } from './chart-mark';
import styles from './chart.module.css';
import { lineHeights, linePath } from './line-geometry';
import { Plot } from './plot';

const DOT = 6;
const AREA = 20;

/** Values over time as lines; a series that waits is dashed and has squares. */
export function LineChart(props: ChartProps) {
  const { points, series } = props;
  return (
    <Plot {...props} heights={lineHeights(points)}>
      {({ bands, scale, markOf }) =>
        series.map(({ label, fill }, at) => (
          <g key={label} data-fill={fill}>
            <path className={styles.line} d={linePath(points, at, { bands, scale })} />
            {points.map((point, index) => {
              const value = point.values[at]?.value ?? null;
              const x = bands.middle(index);
              const y = scale.y(value ?? 0);
              return (
                <ChartMark key={point.label} {...markOf({ point: index, series: at })}>
                  <rect className={styles.area} {...squareAt(x, y, AREA)} />
                  {value === null ? null : (
                    <rect className={styles.dot} {...squareAt(x, y, DOT)} rx={fill === 'waiting' ? 0 : DOT / 2} />
                  )}
                  <rect className={styles.ring} {...squareAt(x, y, AREA)} rx={2} />
                </ChartMark>
              );
            })}
          </g>
        ))
      }
    </Plot>
  );
}

function squareAt(x: number, y: number, size: number) {
  return { x: x - size / 2, y: y - size / 2, width: size, height: size };
}

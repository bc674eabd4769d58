import type { ChartSeries } from './chart-data';
import { fillOf } from './chart-fills';
import styles from './chart.module.css';

/** Props of ChartLegend. */
export interface ChartLegendProps {
  readonly series: readonly ChartSeries[];
  /** Of the textures of the drawing. */
  readonly fillId: string;
}

/** What the fills of a chart with several series mean. */
export function ChartLegend({ series, fillId }: ChartLegendProps) {
  if (series.length < 2) return null;
  return (
    <ul className={styles.legend}>
      {series.map(({ label, fill }) => (
        <li key={label}>
          <svg className={styles.swatch} viewBox="0 0 10 10" aria-hidden="true">
            <rect
              className={styles.bar}
              data-fill={fill}
              x={0.5}
              y={0.5}
              width={9}
              height={9}
              fill={fillOf(fill, fillId)}
            />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

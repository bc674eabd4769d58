import type { FeedbackStatistics } from '@portal/contracts';
import { axisOf, barsOf, CHART, monthName } from '../chart';
import { statisticsMessages as messages } from '../messages';
import styles from './statistics-panel.module.css';

/** The last twelve months as bars; the tables have the numbers. */
export function MonthChart({ months }: Pick<FeedbackStatistics, 'months'>) {
  const lines = axisOf(months);
  const top = lines[2];
  const [first, last] = [months[0], months.at(-1)];
  return (
    <svg className={styles.chart} viewBox={`0 0 ${CHART.width} ${CHART.height}`} role="img" aria-label={messages.chart}>
      {lines.map((line) => {
        const y = CHART.bottom - (line / top) * (CHART.bottom - CHART.top);
        return (
          <g key={line}>
            <line className={styles.axis} x1={0} x2={CHART.right} y1={y} y2={y} />
            <text x={CHART.width} y={y + 4} textAnchor="end">
              {line}
            </text>
          </g>
        );
      })}
      {barsOf(months).map(({ month, x, width, resolved, open }) => (
        <g key={month}>
          <rect className={styles.resolved} x={x} width={width} y={resolved.y} height={resolved.height} />
          <rect className={styles.open} x={x} width={width} y={open.y} height={open.height} />
        </g>
      ))}
      <text x={2} y={115}>
        {first ? monthName(first.month) : ''}
      </text>
      <text x={CHART.right - 2} y={115} textAnchor="end">
        {last ? monthName(last.month) : ''}
      </text>
    </svg>
  );
}

import { useId } from 'react';
import { Link } from '../link/link';
import { markLabel, valueText, type ChartPoint, type ChartProps } from './chart-data';
import { ChartFigure } from './chart-figure';
import { ChartFills, fillOf } from './chart-fills';
import { ChartLegend } from './chart-legend';
import { lineHeights } from './line-geometry';
import styles from './bar-list.module.css';
import chart from './chart.module.css';
import { useMarks, type Marks } from './use-marks';

/** Points lie below each other and their series too, so up and down go through the points. */
const turned = { ArrowUp: 'ArrowLeft', ArrowDown: 'ArrowRight', ArrowLeft: 'ArrowDown', ArrowRight: 'ArrowUp' };

/**
 * Values as bars that lie, below the name of their point: for names that are too long for an axis. The highest value of
 * each point fills its line, so that points of different sizes are read alike; the numbers stand beside the bars.
 */
export function BarList(props: ChartProps) {
  const { points, series, label } = props;
  const fillId = useId();
  const marks = useMarks<HTMLUListElement>({ points: points.length, series: series.length }, turned);
  return (
    <ChartFigure {...props}>
      <ChartLegend series={series} fillId={fillId} />
      <svg className={styles.fills} aria-hidden="true">
        <ChartFills id={fillId} />
      </svg>
      <ul className={styles.list} aria-label={label} ref={marks.ref} {...marks.handlers}>
        {points.map((point, index) => (
          <li key={point.label} className={styles.point}>
            <p className={styles.name}>{point.label}</p>
            <PointBars {...props} {...{ point, index, marks, fillId }} />
          </li>
        ))}
      </ul>
    </ChartFigure>
  );
}

interface PointBarsProps extends ChartProps {
  readonly point: ChartPoint;
  readonly index: number;
  readonly marks: Marks<HTMLUListElement>;
  readonly fillId: string;
}

function PointBars({ point, index, marks, fillId, series, format = String }: PointBarsProps) {
  const highest = Math.max(1, ...lineHeights([point]));
  return series.map((each, at) => {
    const { value = null, href } = point.values[at] ?? {};
    const text = valueText(value, format);
    const attributes = {
      ...marks.attributesOf({ point: index, series: at }),
      className: styles.row,
      'aria-label': markLabel(point, each, text),
    };
    const content = (
      <>
        <svg className={styles.bar}>
          <rect
            className={chart.bar}
            data-fill={each.fill}
            width={`${((value ?? 0) / highest) * 100}%`}
            height="100%"
            fill={fillOf(each.fill, fillId)}
          />
        </svg>
        <span className={styles.value}>{text}</span>
      </>
    );
    if (href === undefined) {
      return (
        <div key={each.label} role="img" {...attributes}>
          {content}
        </div>
      );
    }
    return (
      <Link key={each.label} href={href} {...attributes}>
        {content}
      </Link>
    );
  });
}

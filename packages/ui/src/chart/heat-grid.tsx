import { useId } from 'react';
import { Link } from '../link/link';
import { markLabel, valueText, type ChartPoint, type ChartSeries } from './chart-data';
import chart from './chart.module.css';
import styles from './heat-grid.module.css';
import { useMarks, type Marks } from './use-marks';

/** Rows lie below each other: down goes to the next one. */
const turned = { ArrowUp: 'ArrowDown', ArrowDown: 'ArrowUp' };
const LIGHTEST_PERCENT = 6;
const DARKEST_PERCENT = 46;

/** Props of HeatGrid. */
export interface HeatGridProps {
  /** Names the grid. */
  readonly label: string;
  /** What it shows, in a sentence over it. */
  readonly sentence: string;
  /** What the rows are: `Hour`. */
  readonly rowLabel: string;
  /** The columns. */
  readonly columns: readonly Pick<ChartSeries, 'label'>[];
  /** The rows, with a value for each column. */
  readonly rows: readonly ChartPoint[];
}

/** A table whose numbers are the darker the higher they are; arrow keys lead through them. */
export function HeatGrid({ label, sentence, rowLabel, columns, rows }: HeatGridProps) {
  const sentenceId = useId();
  const marks = useMarks<HTMLTableElement>({ points: columns.length, series: rows.length }, turned);
  const highest = Math.max(1, ...rows.flatMap(({ values }) => values.map(({ value }) => value ?? 0)));
  return (
    <figure className={chart.figure} aria-label={label}>
      <figcaption className={chart.sentence} id={sentenceId}>
        {sentence}
      </figcaption>
      <table
        {...marks.handlers}
        ref={marks.ref}
        className={styles.grid}
        aria-label={label}
        aria-describedby={sentenceId}
      >
        <thead>
          <tr>
            <th scope="col">{rowLabel}</th>
            {columns.map((column) => (
              <th key={column.label} scope="col">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, series) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              {columns.map((column, point) => (
                <HeatCell key={column.label} {...{ row, column, point, series, highest, marks }} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

interface HeatCellProps {
  readonly row: ChartPoint;
  readonly column: Pick<ChartSeries, 'label'>;
  readonly point: number;
  readonly series: number;
  readonly highest: number;
  readonly marks: Marks<HTMLTableElement>;
}

function HeatCell({ row, column, point, series, highest, marks }: HeatCellProps) {
  const { value = null, href } = row.values[point] ?? {};
  const text = valueText(value, String);
  const attributes = {
    ...marks.attributesOf({ point, series }),
    className: styles.cell,
    'aria-label': markLabel(row, { ...column, fill: 'settled' }, text),
  };
  const share = (value ?? 0) / highest;
  const heat = value ? LIGHTEST_PERCENT + share * (DARKEST_PERCENT - LIGHTEST_PERCENT) : 0;
  return (
    <td style={{ ['--heat' as string]: `${heat}%` }} data-none={value ? undefined : true}>
      {href === undefined ? (
        <span role="img" {...attributes}>
          {text}
        </span>
      ) : (
        <Link href={href} {...attributes}>
          {text}
        </Link>
      )}
    </td>
  );
}

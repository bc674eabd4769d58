import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { TextButton } from '../link-button/text-link';
import type { ChartProps } from './chart-data';
import { ChartTable } from './chart-table';
import styles from './chart.module.css';

/** Props of ChartFigure. */
export interface ChartFigureProps extends ChartProps {
  /** The drawing, and what belongs to it alone. */
  readonly children: ReactNode;
}

/** A chart with the sentence that says what it shows, and its table in its place when asked for. */
export function ChartFigure({ children, ...props }: ChartFigureProps) {
  const [isTable, setTable] = useState(false);
  const sentence = useId();
  return (
    <figure className={styles.figure} aria-label={props.label} aria-describedby={sentence}>
      <figcaption className={styles.sentence} id={sentence}>
        {props.sentence}
      </figcaption>
      {isTable ? (
        <div className={styles.table}>
          <ChartTable {...props} />
        </div>
      ) : (
        children
      )}
      <TextButton aria-expanded={isTable} onPress={() => setTable(!isTable)}>
        {isTable ? 'Show as chart' : 'Show as table'}
      </TextButton>
    </figure>
  );
}

import type { ReactNode } from 'react';
import { Link } from '../link/link';
import styles from './chart.module.css';
import type { MarkAttributes } from './use-marks';

/** Props of ChartMark. */
export interface ChartMarkProps {
  readonly attributes: MarkAttributes;
  /** What it is and its value. */
  readonly label: string;
  /** The list of what it counts. */
  readonly href?: string | undefined;
  readonly children: ReactNode;
}

/** A value in a drawing: a link to what it counts, where there is such a list. */
export function ChartMark({ attributes, label, href, children }: ChartMarkProps) {
  if (href === undefined) {
    return (
      <g {...attributes} className={styles.mark} role="img" aria-label={label}>
        {children}
      </g>
    );
  }
  return (
    <Link {...attributes} className={styles.mark} href={href} aria-label={label}>
      {children}
    </Link>
  );
}

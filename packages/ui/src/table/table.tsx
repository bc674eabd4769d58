import type { ReactNode } from 'react';
import { VisuallyHidden } from '../text/text';
import styles from './table.module.css';

/** Props of Table. */
export interface TableProps {
  /** Accessible name of the table. */
  readonly caption: string;
  /** `thead` and `tbody`; mark cells of numbers with `data-number`. */
  readonly children: ReactNode;
}

/** A table that scrolls sideways, by keyboard too, when it is wider than its container. */
export function Table({ caption, children }: TableProps) {
  return (
    <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        {children}
      </table>
    </div>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './capacity-bar.module.css';

/** Props of CapacityBar. */
export interface CapacityBarProps {
  /** What the bar says, in words: `72 of 72 places taken`. */
  readonly label: string;
  readonly value: number;
  /** The whole; a bar without one (0) stays empty. */
  readonly max: number;
  /** Words at the left, e.g. `88 of 400 places left`. */
  readonly start?: ReactNode;
  /** Quieter words at the right. */
  readonly end?: ReactNode;
  /** Where the words stand. */
  readonly words?: 'above' | 'below' | undefined;
}

/** How much of something is used: neutral, and ink when full. */
export function CapacityBar({ label, value, max, start, end, words = 'above' }: CapacityBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const line =
    start === undefined && end === undefined ? null : (
      <div className={styles.row}>
        <span>{start}</span>
        {end === undefined ? null : <span>{end}</span>}
      </div>
    );
  return (
    <div>
      {words === 'above' ? line : null}
      <span className={styles.track} role="img" aria-label={label}>
        <span className={classNames(styles.bar, share === 1 && styles.full)} style={{ width: `${share * 100}%` }} />
      </span>
      {words === 'below' ? line : null}
    </div>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './capacity-bar.module.css';

/** Props of CapacityBar. */
export interface CapacityBarProps {
  /** Text alternative of the bar: `72 of 72 places taken`. */
  readonly label: string;
  readonly value: number;
  /** The whole; a bar without one (0) stays empty. */
  readonly max: number;
  /** Text at the left, e.g. `88 of 400 places left`. */
  readonly leading?: ReactNode;
  /** Quieter text at the right. */
  readonly trailing?: ReactNode;
  /** Where the texts stand. */
  readonly textPlacement?: 'above' | 'below' | undefined;
}

/** How much of something is used; darker when full. */
export function CapacityBar({ label, value, max, leading, trailing, textPlacement = 'above' }: CapacityBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const line =
    leading === undefined && trailing === undefined ? null : (
      <div className={styles.row}>
        <span>{leading}</span>
        {trailing === undefined ? null : <span>{trailing}</span>}
      </div>
    );
  return (
    <div>
      {textPlacement === 'above' ? line : null}
      <span className={styles.track} role="img" aria-label={label}>
        <span className={classNames(styles.bar, share === 1 && styles.full)} style={{ width: `${share * 100}%` }} />
      </span>
      {textPlacement === 'below' ? line : null}
    </div>
  );
}

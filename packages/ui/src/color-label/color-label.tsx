import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import type { AccentColor } from '../tone';
import styles from './color-label.module.css';

/** Props of ColorLabel. */
export interface ColorLabelProps {
  /** Without it, the accent of the element around. */
  readonly color?: AccentColor | undefined;
  /** The name beside the square; a square without a name is hidden from assistive technology. */
  readonly children?: ReactNode;
  /** `inherit` takes the size and colour of the text around. */
  readonly size?: 'sm' | 'inherit' | undefined;
  /** An outlined box, beside a page title. */
  readonly isBoxed?: boolean | undefined;
}

/** A colored 8 px square before a name: it says whose something is, never a state. */
export function ColorLabel({ color, children, size = 'sm', isBoxed = false }: ColorLabelProps) {
  return (
    <span
      className={classNames(styles.mark, size === 'inherit' && styles.inherit, isBoxed && styles.boxed)}
      data-accent={color}
      aria-hidden={children === undefined ? true : undefined}
    >
      {children === undefined ? null : <span className={styles.text}>{children}</span>}
    </span>
  );
}

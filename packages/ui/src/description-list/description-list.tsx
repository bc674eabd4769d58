import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './description-list.module.css';

/** A text with a 14 px icon before it: a date, a time, a venue. */
export function IconText({ icon, children }: { readonly icon?: ReactNode; readonly children: ReactNode }) {
  return (
    <span className={styles.iconText}>
      {icon}
      <span>{children}</span>
    </span>
  );
}

/** Props of DescriptionList: pairs of a term and its value. */
export interface DescriptionListProps {
  readonly items: readonly { readonly label: string; readonly value: ReactNode }[];
  /** `card` inside a Card, `dialog` on the edges of a dialog, `between` name left and value right, `grid` two beside each other with the name above. */
  readonly variant?: 'card' | 'dialog' | 'between' | 'grid' | undefined;
}

/** Terms and values as a `dl`. */
export function DescriptionList({ items, variant = 'card' }: DescriptionListProps) {
  return (
    <dl className={classNames(styles.list, styles[variant])}>
      {items.map(({ label, value }) => (
        <div className={styles.row} key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

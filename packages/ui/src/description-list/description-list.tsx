import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './description-list.module.css';

/** A fact with an icon of 14 px in front: a date, a time, a place. */
export function IconText({ icon, children }: { readonly icon?: ReactNode; readonly children: ReactNode }) {
  return (
    <span className={styles.fact}>
      {icon}
      <span>{children}</span>
    </span>
  );
}

/** Props of DescriptionList: pairs of a name and what holds for it. */
export interface DescriptionListProps {
  readonly items: readonly { readonly label: string; readonly value: ReactNode }[];
  /** `card` inside a Card, `dialog` on the edges of a dialog, `between` name left and value right, `grid` two beside each other with the name above. */
  readonly variant?: 'card' | 'dialog' | 'between' | 'grid' | undefined;
}

/** Facts of one thing as a description list. */
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

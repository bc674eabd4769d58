import type { ElementType, ReactNode } from 'react';
import { Anchor } from '../anchor/anchor';
import { classNames } from '../class-names';
import styles from './card.module.css';

/** Props of Item. */
export interface ItemProps {
  readonly as?: ElementType | undefined;
  readonly title: string;
  /** Makes the title a link. */
  readonly href?: string | undefined;
  /** One line below the title. */
  readonly text?: ReactNode;
  /** Facts as `span`s, in 12 px below. */
  readonly meta?: ReactNode;
  /** In front: a date, an avatar. */
  readonly lead?: ReactNode;
  /** The one thing at the end: a badge or a button. */
  readonly end?: ReactNode;
}

/** A row of a list: title, facts, and one thing at the end. Lies in Rows. */
export function Item({ as: Tag = 'li', title, href, text, meta, lead, end }: ItemProps) {
  return (
    <Tag className={classNames(styles.item, lead !== undefined && styles.hasLead)}>
      {lead}
      <div className={styles.main}>
        {href === undefined ? (
          <span className={styles.title} title={title}>
            {title}
          </span>
        ) : (
          <Anchor className={styles.title} href={href} title={title}>
            {title}
          </Anchor>
        )}
        {text === undefined ? null : <span className={styles.text}>{text}</span>}
        {meta === undefined ? null : <span className={styles.meta}>{meta}</span>}
      </div>
      {end === undefined ? null : <div className={styles.end}>{end}</div>}
    </Tag>
  );
}

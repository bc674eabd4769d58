import type { ReactNode } from 'react';
import { Link } from '../link/link';
import { classNames } from '../class-names';
import styles from './card.module.css';

/** Props of ListItem. */
export interface ListItemProps {
  readonly title: string;
  /** Id of the title, which tells apart buttons of the same name. */
  readonly titleId?: string | undefined;
  /** Makes the title a link. */
  readonly href?: string | undefined;
  /** One line below the title. */
  readonly text?: ReactNode;
  /** Facts as `span`s, in 12 px below. */
  readonly meta?: ReactNode;
  /** Before the title: a date, an avatar. */
  readonly leading?: ReactNode;
  /** At the end: a badge or a button. */
  readonly trailing?: ReactNode;
}

/** A row of a list, inside Rows. */
export function ListItem({ title, titleId, href, text, meta, leading, trailing }: ListItemProps) {
  return (
    <li className={classNames(styles.item, leading !== undefined && styles.hasLeading)}>
      {leading}
      <div className={styles.main}>
        {href === undefined ? (
          <span className={styles.title} title={title} id={titleId}>
            {title}
          </span>
        ) : (
          <Link className={styles.title} href={href} title={title} id={titleId}>
            {title}
          </Link>
        )}
        {text === undefined ? null : <span className={styles.text}>{text}</span>}
        {meta === undefined ? null : <span className={styles.meta}>{meta}</span>}
      </div>
      {trailing === undefined ? null : <div className={styles.trailing}>{trailing}</div>}
    </li>
  );
}

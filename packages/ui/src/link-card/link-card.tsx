import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../link/link';
import type { LinkProps } from '../link/link';
import { classNames } from '../class-names';
import styles from './link-card.module.css';

/** Props of LinkCard. */
export interface LinkCardProps extends Omit<LinkProps, 'title' | 'children'> {
  readonly icon?: ReactNode;
  readonly title: string;
  /** A second line, e.g. a count. */
  readonly fact?: ReactNode;
}

/** A row that is a link: icon, title, fact, chevron. For Rows, inside an `li` or in Rows `as="div"`. */
export function LinkCard({ icon, title, fact, className, ...rest }: LinkCardProps) {
  return (
    <Link {...rest} className={classNames(styles.card, className)}>
      {icon}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {fact === undefined ? null : <span className={styles.fact}>{fact}</span>}
      </span>
      <ChevronRight className={styles.go ?? ''} />
    </Link>
  );
}

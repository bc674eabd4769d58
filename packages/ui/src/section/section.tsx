import { useId } from 'react';
import type { ReactNode } from 'react';
import { Card } from '../card/card';
import { classNames } from '../class-names';
import styles from './section.module.css';

/** Props of Section. */
export interface SectionProps {
  readonly title: string;
  readonly count?: number | undefined;
  /** After the title, e.g. a LiveIndicator. */
  readonly badge?: ReactNode;
  /** At the end of the heading line: a link or a filter. */
  readonly trailing?: ReactNode;
  readonly children: ReactNode;
  /** 2 unless the section lies inside another. */
  readonly level?: 2 | 3 | undefined;
  readonly className?: string | undefined;
}

/** A section of a page: a heading line, and its content. */
export function Section({ title, count, badge, trailing, children, level = 2, className }: SectionProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={classNames(styles.section, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading className={styles.title} id={id}>
          {title}
        </Heading>
        {count === undefined ? null : <span className={styles.count}>{count}</span>}
        {badge}
        {trailing === undefined ? null : <div className={styles.trailing}>{trailing}</div>}
      </div>
      {children}
    </section>
  );
}

/** A section whose content is in a card. */
export function Panel({ children, ...rest }: SectionProps) {
  return (
    <Section {...rest}>
      <Card isPadded>{children}</Card>
    </Section>
  );
}

/** Says whether a list currently updates automatically. */
export function LiveIndicator({
  children,
  isPaused = false,
}: {
  readonly children: ReactNode;
  readonly isPaused?: boolean | undefined;
}) {
  return (
    <span className={styles.live} role="status" data-paused={isPaused || undefined}>
      {children}
    </span>
  );
}

/** Props of GroupHeading. */
export interface GroupHeadingProps {
  readonly children: ReactNode;
  readonly note?: ReactNode;
}

/** Heading of a group inside a card or a dialog, with a count or a note. */
export function GroupHeading({ children, note }: GroupHeadingProps) {
  return (
    <h3 className={styles.groupHeading}>
      {children}
      {note === undefined ? null : <span>{note}</span>}
    </h3>
  );
}

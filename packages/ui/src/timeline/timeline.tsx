import type { ReactNode } from 'react';
import { Card } from '../card/card';
import { LoadMoreRow } from '../card/load-more-row';
import { classNames } from '../class-names';
import styles from './timeline.module.css';

/** One entry. */
export interface TimelineRow {
  readonly id: string;
  /** As shown, e.g. `11:18 am`. */
  readonly time: string;
  /** The same moment as ISO 8601. */
  readonly dateTime: string;
  readonly icon?: ReactNode;
  /** The sentence; names in `<b>` stand out. */
  readonly text: ReactNode;
  /** Details below the text, as `span`s and ColorLabel. */
  readonly meta?: ReactNode;
  /** Shows a dot and the word New. */
  readonly isUnread?: boolean | undefined;
}

/** Rows of one day. */
export interface TimelineDay {
  readonly id: string;
  /** `Today`, `Yesterday` or a date. */
  readonly title: string;
  readonly note?: string | undefined;
  readonly rows: readonly TimelineRow[];
}

/** Props of TimelineList. */
export interface TimelineListProps {
  readonly days: readonly TimelineDay[];
  /** In a side column: the time is below the text, as on a phone. */
  readonly isNarrow?: boolean | undefined;
  /** Loads older rows; the button is shown only with it. */
  readonly onMore?: (() => void) | undefined;
  readonly isLoadingMore?: boolean | undefined;
}

function Row({ row }: { readonly row: TimelineRow }) {
  const { time, dateTime, icon, text, meta, isUnread } = row;
  return (
    <li className={classNames(styles.row, isUnread && styles.new)}>
      <time className={styles.time} dateTime={dateTime}>
        {time}
      </time>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.body}>
        <p className={styles.text}>{text}</p>
        <p className={styles.meta}>
          {isUnread ? <span className={styles.newWord}>New</span> : null}
          {meta}
        </p>
      </div>
    </li>
  );
}

/** Entries by day, newest first, in a card. */
export function TimelineList({ days, isNarrow, onMore, isLoadingMore }: TimelineListProps) {
  return (
    <Card className={isNarrow ? styles.narrow : undefined}>
      {days.map((day) => (
        <div key={day.id} className={styles.group}>
          <h3 className={styles.day}>
            {day.title}
            {day.note === undefined ? null : <span>{day.note}</span>}
          </h3>
          <ul>
            {day.rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
        </div>
      ))}
      {onMore === undefined ? null : (
        <LoadMoreRow onPress={onMore} isLoading={isLoadingMore}>
          Show older
        </LoadMoreRow>
      )}
    </Card>
  );
}

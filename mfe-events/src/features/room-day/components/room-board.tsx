import { useFormats } from '@portal/web-kit';
import type { CSSProperties } from 'react';
import type { BoardProps } from '../board';
import { hourText } from '../clock';
import { columnsOf, shareOf } from '../hours';
import { texts } from '../texts';
import { BoardRow } from './board-row';
import styles from './room-board.module.css';

const words = texts.board;

/** Rooms by hours of one day. */
export function RoomBoard({ date, rows, hours, now, onRequest, onReview }: BoardProps) {
  const formats = useFormats();
  const style: CSSProperties = {
    ['--hours' as string]: hours.to - hours.from,
    ['--share' as string]: now === undefined ? 0 : shareOf(now, hours),
  };
  return (
    <div className={styles.scroll}>
      <div className={styles.board} role="table" aria-label={words.name(formats.dayDate(date))} style={style}>
        <div className={styles.head} role="row">
          <div className={styles.corner} role="columnheader">
            <span>{words.room}</span>
            <span>{words.seats}</span>
          </div>
          <div className={styles.hours} role="columnheader" aria-label={words.times}>
            {columnsOf(hours).map(({ hour, isNamed }) => (
              <span key={hour} className={styles.hour}>
                {isNamed ? hourText(hour) : null}
              </span>
            ))}
          </div>
        </div>
        <div className={styles.body} role="rowgroup">
          {rows.map((row) => (
            <BoardRow
              key={row.key}
              row={row}
              hours={hours}
              date={date}
              now={now}
              onRequest={onRequest}
              onReview={onReview}
            />
          ))}
        </div>
        {now === undefined ? null : <span className={styles.past} aria-hidden="true" />}
        {now === undefined ? null : <span className={styles.now} aria-hidden="true" />}
      </div>
    </div>
  );
}

import { useFormats } from '@portal/web-kit';
import type { CSSProperties, MouseEvent } from 'react';
import type { BoardProps } from '../board';
import { firstFree, pointedTime } from '../free-time';
import { texts } from '../texts';
import { BoardSlot } from './board-slot';
import styles from './room-board.module.css';
import type { RoomRow } from '../room-rows';

interface BoardRowProps extends Omit<BoardProps, 'rows'> {
  readonly row: RoomRow;
}

/** A room and its day. The free part is one button: the pointer chooses the time, the keyboard the first that is free. */
export function BoardRow({ row, hours, date, now, onRequest, onReview }: BoardRowProps) {
  const formats = useFormats();
  const { name, capacity, bookings } = row;
  const first = firstFree(row, hours, now);
  const press = ({ currentTarget, clientX, detail }: MouseEvent<HTMLButtonElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const isPointed = detail > 0 && width > 0;
    const time = isPointed ? pointedTime((clientX - left) / width, hours, now) : first;
    if (time !== undefined) onRequest?.({ room: name, date, time });
  };
  const style: CSSProperties = { ['--rows' as string]: row.rows };
  return (
    <div className={styles.row} role="row">
      <div className={styles.room} role="rowheader">
        <span className={styles.name} title={name}>
          {name}
        </span>
        {capacity > 0 ? <span className={styles.seats}>{formats.number(capacity)}</span> : null}
      </div>
      <div className={styles.lane} role="cell" style={style}>
        {onRequest && first !== undefined ? (
          <button type="button" className={styles.free} aria-label={texts.board.requestIn(name)} onClick={press} />
        ) : null}
        {bookings.length === 0 ? (
          <span className={styles.hidden}>{texts.board.freeAllDay}</span>
        ) : (
          <ul aria-label={name}>
            {bookings.map((booking) => (
              <BoardSlot key={booking.key} booking={booking} hours={hours} onReview={onReview} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

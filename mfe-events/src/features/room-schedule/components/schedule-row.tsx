import { VisuallyHidden } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import type { CSSProperties, MouseEvent } from 'react';
import { firstFree, pointedTime } from '../free-time';
import { messages } from '../messages';
import type { ScheduleRowProps } from '../schedule';
import { ScheduleBooking } from './schedule-booking';
import styles from './schedule-table.module.css';

/** A room and its day. The free part is one button: a click chooses the time below the pointer, a key the first free one. */
export function ScheduleRow({ row, hours, date, now, onRequest, ...actions }: ScheduleRowProps) {
  const formats = useFormats();
  const { name, capacity, bookings, isClosed } = row;
  const first = isClosed ? undefined : firstFree(row, hours, now);
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
        {isClosed ? <span className={styles.seats}>{messages.closed}</span> : null}
        {capacity > 0 && !isClosed ? <span className={styles.seats}>{formats.number(capacity)}</span> : null}
      </div>
      <div className={styles.lane} role="cell" style={style}>
        {onRequest && first !== undefined ? (
          <button type="button" className={styles.free} aria-label={messages.requestIn(name)} onClick={press} />
        ) : null}
        {bookings.length === 0 ? (
          <VisuallyHidden>{messages.freeAllDay}</VisuallyHidden>
        ) : (
          <ul aria-label={name}>
            {bookings.map((booking) => (
              <ScheduleBooking key={booking.key} booking={booking} hours={hours} {...actions} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

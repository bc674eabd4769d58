import { Link } from '@portal/ui';
import type { CSSProperties } from 'react';
import { eventHref } from '../../../paths';
import { positionOf, type Hours } from '../hours';
import { messages } from '../messages';
import type { Booking } from '../room-rows';
import type { ScheduleActions } from '../schedule';
import { spanText } from '../time-span';
import { bookingIcons } from './booking-icons';
import styles from './schedule-booking.module.css';

interface ScheduleBookingProps extends Pick<ScheduleActions, 'onReview'> {
  readonly booking: Booking;
  readonly hours: Hours;
}

/** One booking in the table: a link to its event, or a button to review a pending one. */
export function ScheduleBooking({ booking, hours, onReview }: ScheduleBookingProps) {
  const { request, state, row } = booking;
  const title = request?.event.title ?? state;
  const when = spanText(booking);
  const name = request ? messages.booking(title, state, when) : `${title}, ${when}`;
  const style: CSSProperties = { ...positionOf(booking, hours), ['--row' as string]: row };
  const box = {
    className: styles.booking,
    'data-state': state,
    'aria-label': name,
    title: name,
    children: (
      <>
        {bookingIcons[state]}
        <span className={styles.title}>{title}</span>
      </>
    ),
  };
  return (
    <li className={styles.position} style={style}>
      {!request ? (
        <span role="img" {...box} />
      ) : state === 'Pending' && onReview ? (
        <button type="button" onClick={() => onReview(request)} {...box} />
      ) : (
        <Link href={eventHref(request.event._id)} {...box} />
      )}
    </li>
  );
}

import { Link } from '@portal/ui';
import type { CSSProperties } from 'react';
import { eventHref } from '../../../paths';
import { positionOf, type Hours } from '../hours';
import { messages } from '../messages';
import type { Booking } from '../room-rows';
import { pressOf, titleOf, type ScheduleActions } from '../schedule';
import { spanText } from '../time-span';
import { bookingIcons } from './booking-icons';
import styles from './schedule-booking.module.css';

interface ScheduleBookingProps extends Pick<ScheduleActions, 'onReview' | 'onOpen'> {
  readonly booking: Booking;
  readonly hours: Hours;
}

/** One booking in the table: a link to its event, or a button to review a pending one or to see one without an event. */
export function ScheduleBooking({ booking, hours, ...actions }: ScheduleBookingProps) {
  const { event, state, row } = booking;
  const title = titleOf(booking);
  const press = pressOf(booking, actions);
  const when = spanText(booking);
  const name = state === 'Booked' ? `${title}, ${when}` : messages.booking(title, state, when);
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
      {press ? <button type="button" onClick={press} {...box} /> : null}
      {event && !press ? <Link href={eventHref(event._id)} {...box} /> : null}
      {state === 'Booked' ? <span role="img" {...box} /> : null}
    </li>
  );
}

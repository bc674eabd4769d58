import { Link } from '@portal/ui';
import type { CSSProperties } from 'react';
import { eventHref } from '../../../paths';
import type { DayRequest } from '../api/list-day-requests';
import { spanText } from '../clock';
import { placeOf, type Hours } from '../hours';
import type { Booking } from '../room-rows';
import { texts } from '../texts';
import styles from './board-slot.module.css';
import { slotIcons } from './slot-look';

interface BoardSlotProps {
  readonly booking: Booking;
  readonly hours: Hours;
  /** For those who decide: opens the requests of the event. */
  readonly onReview?: ((request: DayRequest) => void) | undefined;
}

/** One booking on the board: it leads to its event, and one that waits to its review. */
export function BoardSlot({ booking, hours, onReview }: BoardSlotProps) {
  const { request, state, row } = booking;
  const title = request?.event.title ?? texts.states.Booked;
  const when = spanText(booking);
  const name = request ? texts.board.slot(title, texts.states[state], when) : `${title}, ${when}`;
  const style: CSSProperties = { ...placeOf(booking, hours), ['--row' as string]: row };
  const face = (
    <>
      {slotIcons[state]}
      <span className={styles.title}>{title}</span>
    </>
  );
  if (!request) {
    return (
      <li className={styles.place} style={style}>
        <span className={styles.slot} data-state={state} role="img" aria-label={name} title={name}>
          {face}
        </span>
      </li>
    );
  }
  return (
    <li className={styles.place} style={style}>
      {state === 'Pending' && onReview ? (
        <button
          type="button"
          className={styles.slot}
          data-state={state}
          aria-label={name}
          title={name}
          onClick={() => onReview(request)}
        >
          {face}
        </button>
      ) : (
        <Link
          className={styles.slot}
          data-state={state}
          href={eventHref(request.event._id)}
          aria-label={name}
          title={name}
        >
          {face}
        </Link>
      )}
    </li>
  );
}

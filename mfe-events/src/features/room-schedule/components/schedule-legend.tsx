import { messages } from '../messages';
import type { Booking } from '../room-rows';
import { bookingIcons } from './booking-icons';
import styles from './schedule-booking.module.css';

const states = ['Approved', 'Pending', 'Rejected', 'Booked', 'Planned'] as const;

interface ScheduleLegendProps {
  /** The states of the day. Those of requests are always explained. */
  readonly shown: ReadonlySet<Booking['state']>;
}

export function ScheduleLegend({ shown }: ScheduleLegendProps) {
  return (
    <ul className={styles.legend} aria-label={messages.legend}>
      {states
        .filter((state) => (state !== 'Booked' && state !== 'Planned') || shown.has(state))
        .map((state) => (
          <li key={state} className={styles.key}>
            <span className={styles.mark} data-state={state}>
              {bookingIcons[state]}
            </span>
            {state}
          </li>
        ))}
    </ul>
  );
}

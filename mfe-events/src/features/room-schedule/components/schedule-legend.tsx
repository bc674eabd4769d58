import { messages } from '../messages';
import { bookingIcons } from './booking-icons';
import styles from './schedule-booking.module.css';

const states = ['Approved', 'Pending', 'Rejected', 'Booked'] as const;

interface ScheduleLegendProps {
  /** Whether there are bookings outside of the viewer's scope. */
  readonly hasBooked: boolean;
}

export function ScheduleLegend({ hasBooked }: ScheduleLegendProps) {
  return (
    <ul className={styles.legend} aria-label={messages.legend}>
      {states
        .filter((state) => state !== 'Booked' || hasBooked)
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

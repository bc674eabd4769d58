import { formatTime } from '@portal/web-kit';
import type { Hours } from '../day-blocks';
import { messages } from '../messages';
import styles from './week-view.module.css';

interface HourNamesProps {
  readonly hours: Hours;
  readonly lanes: number;
  readonly hasHead: boolean;
}

/** The names of the hours beside the days; the times stand in each event too. */
export function HourNames({ hours, lanes, hasHead }: HourNamesProps) {
  const names = Array.from({ length: hours.to - hours.from }, (_, index) => hours.from + index);
  return (
    <div className={styles.names} aria-hidden>
      {hasHead ? <span className={styles.head} /> : null}
      <span className={styles.long} style={{ ['--lanes' as string]: lanes }}>
        {lanes > 0 ? messages.allDay : null}
      </span>
      {hours.hasNightBefore ? <span className={styles.name}>{messages.night}</span> : null}
      {names.map((hour) => (
        <span key={hour} className={styles.name}>
          {hourName(hour)}
        </span>
      ))}
      {hours.hasNightAfter ? <span className={styles.name}>{messages.night}</span> : null}
    </div>
  );
}

/** `8 am`. */
const hourName = (hour: number) =>
  formatTime(`1970-01-01T${String(hour).padStart(2, '0')}:00Z`, 'UTC').replace(':00', '');

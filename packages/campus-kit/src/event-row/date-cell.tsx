import { VisuallyHidden } from '@portal/ui';
import { useFormats, type Moment } from '@portal/web-kit';
import { messages } from './messages';
import styles from './date-cell.module.css';

/** Props of DateCell. */
export interface DateCellProps {
  /** Null for a date that is to be announced. */
  readonly moment: Moment | null;
  /** The row above has the same day, which is seen once and read with each. */
  readonly isRepeated?: boolean | undefined;
}

/** Weekday and day before an event. */
export function DateCell({ moment, isRepeated = false }: DateCellProps) {
  const formats = useFormats();
  if (moment === null) return <p className={styles.date} />;
  const day = formats.calendarDay(moment);
  const weekday = day === formats.calendarDay(Date.now()) ? messages.today : formats.weekday(moment);
  const date = formats.shortDate(moment);
  return (
    <p className={styles.date}>
      {isRepeated ? (
        <VisuallyHidden>
          {weekday} {date}
        </VisuallyHidden>
      ) : (
        <>
          <span>{weekday}</span> <b>{date}</b>
        </>
      )}
    </p>
  );
}

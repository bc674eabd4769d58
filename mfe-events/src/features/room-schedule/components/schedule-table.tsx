import { useFormats } from '@portal/web-kit';
import { useEffect, useRef, type CSSProperties } from 'react';
import { columnsOf, shareOf } from '../hours';
import { messages } from '../messages';
import type { ScheduleProps } from '../schedule';
import { hourText } from '../time-span';
import { ScheduleRow } from './schedule-row';
import styles from './schedule-table.module.css';

/** The schedule from a tablet on: rooms by hours, scrolled to now where they do not all fit. */
export function ScheduleTable({ rows, ...schedule }: ScheduleProps) {
  const formats = useFormats();
  const { date, hours, now } = schedule;
  const scroll = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLSpanElement>(null);
  const isToday = now !== undefined;
  useEffect(() => {
    if (isToday && scroll.current && mark.current)
      scroll.current.scrollLeft = mark.current.offsetLeft - scroll.current.clientWidth / 2;
  }, [isToday]);
  const style: CSSProperties = {
    ['--hours' as string]: hours.to - hours.from,
    ['--share' as string]: now === undefined ? 0 : shareOf(now, hours),
  };
  return (
    <div className={styles.scroll} ref={scroll}>
      <div className={styles.table} role="table" aria-label={messages.name(formats.dayDate(date))} style={style}>
        <div className={styles.head} role="row">
          <div className={styles.corner} role="columnheader">
            <span>{messages.room}</span>
            <span>{messages.seats}</span>
          </div>
          <div className={styles.hours} role="columnheader" aria-label={messages.times}>
            {columnsOf(hours).map(({ hour, isNamed }) => (
              <span key={hour} className={styles.hour}>
                {isNamed ? hourText(hour) : null}
              </span>
            ))}
          </div>
        </div>
        <div role="rowgroup">
          {rows.map((row) => (
            <ScheduleRow key={row.key} row={row} {...schedule} />
          ))}
        </div>
        {now === undefined ? null : (
          <>
            <span className={styles.past} aria-hidden="true" />
            <span className={styles.now} ref={mark} aria-hidden="true" />
          </>
        )}
      </div>
    </div>
  );
}

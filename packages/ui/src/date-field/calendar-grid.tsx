import { useEffect, useRef } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { clampDay, partsOf, weeksOf } from './calendar-day';
import { dayAfterKey } from './day-after-key';
import styles from './calendar.module.css';
import { formatLongDay, weekdayNames } from './day-names';

/** Props of CalendarGrid. */
export interface CalendarGridProps {
  readonly labelledBy: string;
  /** The day that keys move from, whose month is shown. */
  readonly current: string;
  /** Whether it takes the focus. */
  readonly hasFocus: boolean;
  readonly chosen: string | undefined;
  readonly today: string;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly onMove: (day: string) => void;
  readonly onPick: (day: string) => void;
}

/** The days of a month, with the keys of the date grid of the ARIA Authoring Practices. */
export function CalendarGrid(props: CalendarGridProps) {
  const { current, hasFocus, onMove } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [current, hasFocus]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(event, current);
    if (next === undefined) return;
    event.preventDefault();
    onMove(next);
  };
  return (
    <div role="grid" className={styles.grid} aria-labelledby={props.labelledBy} onKeyDown={onKeyDown}>
      <div role="row" className={styles.week}>
        {weekdayNames.map((name) => (
          <div key={name} role="columnheader" className={styles.weekday} aria-label={name}>
            {name.slice(0, 2)}
          </div>
        ))}
      </div>
      {weeksOf(current).map((week) => (
        <div key={week.find((day) => day !== undefined)} role="row" className={styles.week}>
          {weekdayNames.map((name, index) => (
            <Day key={name} {...props} day={week[index]} ref={week[index] === current ? button : undefined} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface DayProps extends Pick<CalendarGridProps, 'current' | 'chosen' | 'today' | 'min' | 'max' | 'onPick'> {
  /** Undefined for a day of another month. */
  readonly day: string | undefined;
  readonly ref: Ref<HTMLButtonElement> | undefined;
}

function Day({ day, current, chosen, today, min, max, onPick, ref }: DayProps) {
  if (day === undefined) return <div role="gridcell" />;
  return (
    <div role="gridcell" aria-selected={day === chosen}>
      <button
        ref={ref}
        type="button"
        tabIndex={day === current ? 0 : -1}
        disabled={day !== clampDay(day, min, max)}
        aria-label={formatLongDay(day)}
        aria-current={day === today ? 'date' : undefined}
        onClick={() => onPick(day)}
      >
        {partsOf(day)[2]}
      </button>
    </div>
  );
}

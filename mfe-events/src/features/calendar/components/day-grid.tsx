import { useRef, type KeyboardEvent } from 'react';
import { layOutWeek, type Placed } from '../by-day';
import { initial, longDay, shortWeekday, spanTitle, weekday } from '../day-words';
import { addDays, addMonths, weekdayOf, type Day } from '../days';
import type { CalendarState } from '../use-calendar-state';
import { DayCell } from './day-cell';
import styles from './day-grid.module.css';
import { DayPanel } from './day-panel';

interface DayGridProps {
  readonly state: CalendarState;
  readonly weeks: readonly (readonly Day[])[];
  readonly placed: readonly Placed[];
  readonly isPhone: boolean;
  /** The chosen day's events show over the grid. */
  readonly isOpen: boolean;
  /** Which day's; none closes. */
  readonly onOpen: (day?: Day) => void;
}

/** Where a key leads from a day (the grid pattern of the ARIA practices); undefined for other keys. */
function dayAfter(key: string, day: Day): Day | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return undefined;
  }
}

/** The days of a month or a week, of which one has the focus; the arrow keys move by day, Page Up and Down by month. */
export function DayGrid({ state, weeks, placed, isPhone, isOpen, onOpen }: DayGridProps) {
  const { day: chosen, span, today, goTo } = state;
  // Set by a key, so that the cell that it leads to takes the focus, also in another month.
  const follows = useRef(false);
  const cell = useRef<HTMLDivElement>(null);
  const choose = (day: Day, hasEvents: boolean) => {
    goTo(day);
    onOpen(hasEvents ? day : undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfter(event.key, chosen);
    if (!next || event.target !== cell.current) return;
    event.preventDefault();
    follows.current = true;
    onOpen();
    goTo(next);
  };
  const keep = (element: HTMLDivElement | null) => {
    cell.current = element;
    if (!element || !follows.current) return;
    follows.current = false;
    element.focus();
  };
  const heads = weeks[0] ?? [];
  const place = weeks.findIndex((week) => week.includes(chosen));
  return (
    <div className={styles.wrap}>
      <div
        role="grid"
        tabIndex={-1}
        aria-label={spanTitle(chosen, span)}
        className={isPhone ? styles.dots : styles.month}
        data-span={span}
        onKeyDown={onKeyDown}
      >
        <div role="row" className={styles.row}>
          {heads.map((day) => (
            <div role="columnheader" key={day} aria-label={weekday(day)} className={styles.head}>
              {isPhone ? initial(day) : shortWeekday(day)}
            </div>
          ))}
        </div>
        {weeks.map((week) => (
          <div role="row" className={styles.row} key={week[0]}>
            {layOutWeek(placed, week).map((events, index) => {
              const day = week[index] ?? chosen;
              return (
                <DayCell
                  key={day}
                  cellRef={day === chosen ? keep : undefined}
                  variant={isPhone ? 'dots' : span}
                  day={day}
                  label={longDay(day)}
                  events={events}
                  isChosen={day === chosen}
                  isOpen={isOpen && day === chosen}
                  isPast={day < today}
                  isToday={day === today}
                  isOutside={span === 'month' && day.slice(0, 7) !== chosen.slice(0, 7)}
                  onChoose={choose}
                />
              );
            })}
          </div>
        ))}
      </div>
      {isOpen ? (
        <DayPanel
          key={chosen}
          day={chosen}
          placed={placed}
          cell={cell}
          isUpwards={span === 'month' && weeks.length > 2 && place >= weeks.length - 2}
          onClose={() => onOpen()}
        />
      ) : null}
    </div>
  );
}

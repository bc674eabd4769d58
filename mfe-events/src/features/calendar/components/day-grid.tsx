import { layOutWeek, type DatedEvent } from '../by-day';
import { longDay, shortWeekday, spanTitle, weekday, weekdayInitial } from '../day-format';
import type { Day } from '../days';
import type { CalendarState } from '../use-calendar-state';
import { useDayKeys } from '../use-day-keys';
import { DayCell } from './day-cell';
import styles from './day-grid.module.css';
import { DayPanel } from './day-panel';

interface DayGridProps {
  readonly state: CalendarState;
  readonly weeks: readonly (readonly Day[])[];
  readonly dated: readonly DatedEvent[];
  /** Days with dots instead of titles, for a list or hours below. */
  readonly hasDots: boolean;
  /** Whether the events of the chosen day show over the grid. */
  readonly isOpen: boolean;
  /** Without a day, it closes. */
  readonly onOpen: (day?: Day) => void;
}

/** The days of a month or a week as a grid with keyboard navigation. */
export function DayGrid({ state, weeks, dated, hasDots, isOpen, onOpen }: DayGridProps) {
  const { day: chosen, span, today, goTo } = state;
  const { cell, setCell, onKeyDown } = useDayKeys(chosen, (day) => {
    onOpen();
    goTo(day);
  });
  const choose = (day: Day, hasEvents: boolean) => {
    goTo(day);
    onOpen(hasEvents ? day : undefined);
  };
  const headings = weeks[0] ?? [];
  const weekIndex = weeks.findIndex((week) => week.includes(chosen));
  return (
    <div className={styles.wrap}>
      <div
        role="grid"
        tabIndex={-1}
        aria-label={spanTitle(chosen, span)}
        className={hasDots ? styles.dots : styles.month}
        onKeyDown={onKeyDown}
      >
        <div role="row" className={styles.row}>
          {headings.map((day) => (
            <div role="columnheader" key={day} aria-label={weekday(day)} className={styles.head}>
              {hasDots ? weekdayInitial(day) : shortWeekday(day)}
            </div>
          ))}
        </div>
        {weeks.map((week) => (
          <div role="row" className={styles.row} key={week[0]}>
            {layOutWeek(dated, week).map((events, index) => {
              const day = week[index] ?? chosen;
              return (
                <DayCell
                  key={day}
                  cellRef={day === chosen ? setCell : undefined}
                  variant={hasDots ? 'dots' : 'month'}
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
          dated={dated}
          cell={cell}
          isAbove={weeks.length > 2 && weekIndex >= weeks.length - 2}
          onClose={() => onOpen()}
        />
      ) : null}
    </div>
  );
}

import { useViewport } from '@portal/ui';
import { clockTimeOf, useFormats, useInstituteSettings } from '@portal/web-kit';
import { useEffect, useRef, useState } from 'react';
import { isOn, layOutWeek, type DatedEvent } from '../by-day';
import { blocksOf, hoursOf, isLong, rowCount } from '../day-blocks';
import { longDay, shortWeekday, spanTitle } from '../day-format';
import type { Day } from '../days';
import { messages } from '../messages';
import type { CalendarState } from '../use-calendar-state';
import { useDayKeys } from '../use-day-keys';
import { useNow } from '../use-now';
import { BarLink } from './calendar-event';
import { DayDialog } from './day-dialog';
import { DayHours } from './day-hours';
import { HourNames } from './hour-names';
import styles from './week-view.module.css';

/** So many events fit beside each other in a column: of a week, and on a phone of a day. */
const MAX_LANES = { desktop: 4, tablet: 3, phone: 4 };

interface WeekViewProps {
  readonly state: CalendarState;
  /** The days that are columns: a week, or one day where there is little room. */
  readonly days: readonly Day[];
  readonly dated: readonly DatedEvent[];
}

/** Days as columns of hours, opened at now or the first event; what lasts a day or longer is on top. */
export function WeekView({ state, days, dated }: WeekViewProps) {
  const { day: chosen, today, span, goTo } = state;
  const formats = useFormats();
  const { timeZone } = useInstituteSettings();
  const now = useNow();
  const [listed, setListed] = useState<Day>();
  const { setCell, onKeyDown } = useDayKeys(chosen, goTo);
  const minutesOf = (instant: number) => minutesOfClock(clockTimeOf(instant, timeZone));
  const isWeek = days.length > 1;
  const long = layOutWeek(dated, days, isLong);
  const maxLanes = MAX_LANES[useViewport()];
  const columns = days.map((day) => blocksOf(dated, day, minutesOf, maxLanes));
  const places = columns.flatMap(({ blocks, more }) => [...blocks, ...more]);
  const nowDay = formats.calendarDay(now);
  const nowMinute = days.includes(nowDay) ? minutesOf(now) : undefined;
  const hours = hoursOf(nowMinute === undefined ? places : [...places, { from: nowMinute, to: nowMinute }]);
  const start = useScrollToStart(nowMinute, places, days[0]);
  const lanes = Math.max(0, ...long.map(({ bars }) => bars.length));
  return (
    <>
      <div
        role="grid"
        tabIndex={-1}
        aria-label={spanTitle(chosen, span)}
        className={styles.grid}
        style={{ ['--days' as string]: days.length, ['--hours' as string]: rowCount(hours) }}
        onKeyDown={onKeyDown}
      >
        <HourNames hours={hours} lanes={lanes} hasHead={isWeek} />
        <div role="row" className={styles.row}>
          {days.map((day, index) => {
            const count = dated.filter((one) => isOn(one, day)).length;
            return (
              <div
                key={day}
                role="gridcell"
                ref={day === chosen ? setCell : undefined}
                tabIndex={day === chosen ? 0 : -1}
                className={styles.day}
                aria-label={messages.day(longDay(day), messages.count(count))}
                aria-selected={day === chosen}
                aria-current={day === today ? 'date' : undefined}
                onFocus={({ target, currentTarget }) => {
                  if (target === currentTarget && day !== chosen) goTo(day);
                }}
              >
                {isWeek ? (
                  <span className={styles.head}>
                    {shortWeekday(day)} <span className={styles.number}>{Number(day.slice(-2))}</span>
                  </span>
                ) : null}
                <div className={styles.long} style={{ ['--lanes' as string]: lanes }}>
                  {long[index]?.bars.map((bar, lane) =>
                    bar ? (
                      <BarLink
                        key={bar.event._id}
                        dated={bar}
                        day={day}
                        isFirst={index === 0}
                        tabIndex={day === chosen ? 0 : -1}
                      />
                    ) : (
                      <span key={`lane ${String(lane)}`} />
                    ),
                  )}
                </div>
                <DayHours
                  blocks={columns[index]}
                  hours={hours}
                  now={day === nowDay ? nowMinute : undefined}
                  start={index === 0 ? start : undefined}
                  isChosen={day === chosen}
                  onMore={() => setListed(day)}
                />
              </div>
            );
          })}
        </div>
      </div>
      {listed ? <DayDialog day={listed} dated={dated} onClose={() => setListed(undefined)} /> : null}
    </>
  );
}

/** The minute at which the hours open, and the ref of its mark; follows another week, and its events when they have come. */
function useScrollToStart(
  now: number | undefined,
  places: readonly { readonly from: number }[],
  first: Day | undefined,
) {
  const mark = useRef<HTMLSpanElement>(null);
  const earliest = Math.min(...places.map(({ from }) => from));
  const minute = now ?? earliest;
  const opened = now === undefined ? earliest : 'now';
  useEffect(() => {
    // Not returned: newer browsers answer with a promise, which React would take for what ends the effect.
    mark.current?.scrollIntoView({ block: 'nearest' });
  }, [first, opened]);
  return Number.isFinite(minute) ? { mark, minute } : undefined;
}

function minutesOfClock(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

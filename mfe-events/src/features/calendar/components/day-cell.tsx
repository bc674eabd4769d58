import { colorOf } from '@portal/campus-kit';
import { unitCategoryOf, type EventAnswer } from '@portal/contracts';
import { weekdayOf } from '@portal/ui/days';
import { useFormats } from '@portal/web-kit';
import type { KeyboardEvent, Ref } from 'react';
import type { DayEvents } from '../by-day';
import { shortDay } from '../day-format';
import type { Day } from '../days';
import { messages } from '../messages';
import { BarLink, EventLink } from './calendar-event';
import styles from './day-cell.module.css';

/** A cell of a month with more rows shows how many are hidden. */
const MAX_ROWS = 3;
const MAX_DOTS = 4;

interface DayCellProps {
  readonly variant: 'month' | 'dots';
  readonly day: Day;
  readonly label: string;
  readonly events: DayEvents;
  readonly isChosen: boolean;
  readonly isOpen: boolean;
  readonly isPast: boolean;
  readonly isToday: boolean;
  readonly isOutside: boolean;
  readonly onChoose: (day: Day, hasEvents: boolean) => void;
  readonly cellRef?: Ref<HTMLDivElement> | undefined;
}

/** One day. Its links are for the pointer only: the keyboard opens the day, which lists them again. */
export function DayCell(props: DayCellProps) {
  const { variant, day, label, events, isChosen, onChoose } = props;
  const all = [...events.bars.flatMap((bar) => bar ?? []), ...events.single];
  const choose = () => onChoose(day, all.length > 0);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    choose();
  };
  return (
    // The grid moves the focus between cells.
    <div
      role="gridcell"
      ref={props.cellRef}
      tabIndex={isChosen ? 0 : -1}
      className={variant === 'dots' ? styles.dot : styles.day}
      aria-label={messages.day(label, messages.count(all.length))}
      aria-selected={isChosen}
      aria-current={props.isToday ? 'date' : undefined}
      data-variant={variant}
      data-past={props.isPast || undefined}
      data-outside={props.isOutside || undefined}
      data-open={props.isOpen || undefined}
      onClick={choose}
      onKeyDown={onKeyDown}
    >
      <span className={styles.number}>{numberOf(day, props.isOutside && variant === 'month')}</span>
      {variant === 'dots' ? <Dots events={all.map(({ event }) => event)} /> : <Events {...props} />}
    </div>
  );
}

const numberOf = (day: Day, isOutside: boolean) =>
  isOutside && day.endsWith('-01') ? shortDay(day) : String(Number(day.slice(-2)));

function Dots({ events }: { readonly events: readonly EventAnswer[] }) {
  return (
    <span className={styles.dots}>
      {events.slice(0, MAX_DOTS).map((event) => (
        <i key={event._id} data-accent={colorOf(unitCategoryOf(event.category))} />
      ))}
    </span>
  );
}

function Events({ day, events: { bars, single } }: DayCellProps) {
  const formats = useFormats();
  const rows = bars.length + single.length;
  const isTruncated = rows > MAX_ROWS;
  const shownBars = isTruncated ? bars.slice(0, MAX_ROWS) : bars;
  const shown = isTruncated ? single.slice(0, MAX_ROWS - shownBars.length) : single;
  const hidden = rows - shownBars.length - shown.length;
  const lanes = shownBars.map((bar, lane) => ({ lane, bar }));
  const isLarge = rows <= 2;
  return (
    <>
      {lanes.map(({ lane, bar }) =>
        bar ? (
          <BarLink key={lane} dated={bar} day={day} isFirst={weekdayOf(day) === 0} tabIndex={-1} />
        ) : (
          <span key={lane} className={styles.lane} />
        ),
      )}
      {shown.map((one) => (
        <EventLink key={one.event._id} event={one.event} time={formats.time(one.start)} isLarge={isLarge} />
      ))}
      {hidden > 0 ? <span className={styles.more}>{messages.more(hidden)}</span> : null}
    </>
  );
}

import { IconButton, Rows } from '@portal/ui';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { eventsOn, type Placed } from '../by-day';
import { shortDay, weekday } from '../day-words';
import { weekdayOf, type Day } from '../days';
import { calendarTexts as words } from '../texts';
import { DayEvent } from './day-event';
import styles from './day-panel.module.css';

interface DayPanelProps {
  readonly day: Day;
  readonly placed: readonly Placed[];
  /** The cell it belongs to, which gets the focus back. */
  readonly cell: RefObject<HTMLDivElement | null>;
  /** Over the cell, where there is no room below. */
  readonly isUpwards: boolean;
  readonly onClose: () => void;
}

/** All events of a day beside its cell; Escape, the cross and a press elsewhere close it. */
export function DayPanel({ day, placed, cell, isUpwards, onClose }: DayPanelProps) {
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [edge, setEdge] = useState(0);
  const events = eventsOn(placed, day);
  useLayoutEffect(() => {
    const { offsetTop = 0, offsetHeight = 0 } = cell.current ?? {};
    const { offsetHeight: whole = 0 } = panel.current?.parentElement ?? {};
    setEdge(isUpwards ? whole - offsetTop + 4 : offsetTop + offsetHeight + 4);
    panel.current?.focus();
  }, [cell, isUpwards]);
  const close = () => {
    onClose();
    cell.current?.focus();
  };
  const closeOn = useEffectEvent((event: Event) => {
    const isInside = event.target instanceof Node && panel.current?.contains(event.target);
    if (event instanceof KeyboardEvent) {
      if (event.key === 'Escape') close();
    } else if (!isInside && !cell.current?.contains(event.target as Node)) onClose();
  });
  useEffect(() => {
    const watch = (event: Event) => closeOn(event);
    document.addEventListener('pointerdown', watch);
    document.addEventListener('keydown', watch);
    return () => {
      document.removeEventListener('pointerdown', watch);
      document.removeEventListener('keydown', watch);
    };
  }, []);
  const column = weekdayOf(day);
  return (
    <div
      ref={panel}
      role="dialog"
      tabIndex={-1}
      aria-labelledby={titleId}
      className={styles.panel}
      style={{
        ...(isUpwards ? { bottom: edge } : { top: edge }),
        ...(column < 4
          ? { left: `calc(${(column / 7) * 100}% + 8px)` }
          : { right: `calc(${((6 - column) / 7) * 100}% + 8px)` }),
      }}
    >
      <div className={styles.head}>
        <h3 className={styles.title} id={titleId}>
          {weekday(day)}, {shortDay(day)}
        </h3>
        <span className={styles.count}>{words.count(events.length)}</span>
        <IconButton label={words.close} icon={<X />} onPress={close} />
      </div>
      <Rows className={styles.rows}>
        {events.map((one) => (
          <li key={one.event._id}>
            <DayEvent placed={one} day={day} />
          </li>
        ))}
      </Rows>
    </div>
  );
}

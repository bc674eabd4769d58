import { IconButton, Rows } from '@portal/ui';
import { weekdayOf } from '@portal/ui/days';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { eventsOn, type DatedEvent } from '../by-day';
import { shortDay, weekday } from '../day-format';
import type { Day } from '../days';
import { messages } from '../messages';
import { DayEvent } from './day-event';
import styles from './day-panel.module.css';

interface DayPanelProps {
  readonly day: Day;
  readonly dated: readonly DatedEvent[];
  /** The cell of the day, which gets the focus back. */
  readonly cell: RefObject<HTMLDivElement | null>;
  /** Above the cell instead of below. */
  readonly isAbove: boolean;
  readonly onClose: () => void;
}

/** All events of a day beside its cell; Escape, the close button and a click outside close it. */
export function DayPanel({ day, dated, cell, isAbove, onClose }: DayPanelProps) {
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [edge, setEdge] = useState(0);
  const events = eventsOn(dated, day);
  useLayoutEffect(() => {
    const { offsetTop = 0, offsetHeight = 0 } = cell.current ?? {};
    const { offsetHeight: gridHeight = 0 } = panel.current?.parentElement ?? {};
    setEdge(isAbove ? gridHeight - offsetTop + 4 : offsetTop + offsetHeight + 4);
    panel.current?.focus();
  }, [cell, isAbove]);
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
    const listener = (event: Event) => closeOn(event);
    document.addEventListener('pointerdown', listener);
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('pointerdown', listener);
      document.removeEventListener('keydown', listener);
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
        ...(isAbove ? { bottom: edge } : { top: edge }),
        ...(column < 4
          ? { left: `calc(${(column / 7) * 100}% + var(--space-2))` }
          : { right: `calc(${((6 - column) / 7) * 100}% + var(--space-2))` }),
      }}
    >
      <div className={styles.head}>
        <h3 className={styles.title} id={titleId}>
          {weekday(day)}, {shortDay(day)}
        </h3>
        <span className={styles.count}>{messages.count(events.length)}</span>
        <IconButton label={messages.close} icon={<X />} onPress={close} />
      </div>
      <Rows className={styles.rows}>
        {events.map((one) => (
          <li key={one.event._id}>
            <DayEvent dated={one} day={day} />
          </li>
        ))}
      </Rows>
    </div>
  );
}

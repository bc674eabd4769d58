import { colorOf } from '@portal/campus-kit';
import { unitCategoryOf, type EventAnswer } from '@portal/contracts';
import { Link } from '@portal/ui';
import type { MouseEvent } from 'react';
import { eventHref } from '../../../paths';
import { partOf, type DatedEvent } from '../by-day';
import type { Day } from '../days';
import { messages } from '../messages';
import styles from './calendar-event.module.css';

/** Keeps the click from opening the day too. */
const stopPropagation = (event: MouseEvent) => event.stopPropagation();
const accent = (event: EventAnswer) => colorOf(unitCategoryOf(event.category));

interface EventLinkProps {
  readonly event: EventAnswer;
  readonly time: string;
  /** With two lines of title, and the time below. */
  readonly isLarge: boolean;
}

/** An event of one day. */
export function EventLink({ event, time, isLarge }: EventLinkProps) {
  return (
    <Link
      href={eventHref(event._id)}
      className={styles.event}
      tabIndex={-1}
      title={event.title}
      data-accent={accent(event)}
      data-status={event.status}
      data-large={isLarge || undefined}
      onClick={stopPropagation}
    >
      <span className={styles.text}>
        <span className={styles.title}>{event.title}</span>
        {isLarge ? (
          <span className={styles.time}>{event.status === 'cancelled' ? messages.cancelled : time}</span>
        ) : null}
      </span>
    </Link>
  );
}

interface BarLinkProps {
  readonly dated: DatedEvent;
  readonly day: Day;
  /** Whether the day is the first that shows. */
  readonly isFirst: boolean;
  readonly tabIndex: 0 | -1;
}

/** One day of an event of several days, with its title on the first day. */
export function BarLink({ dated, day, isFirst, tabIndex }: BarLinkProps) {
  const { event, first } = dated;
  const hasTitle = day === first || isFirst;
  return (
    <Link
      href={eventHref(event._id)}
      className={styles.event}
      tabIndex={tabIndex}
      title={event.title}
      aria-label={event.title}
      data-accent={accent(event)}
      data-status={event.status}
      data-part={partOf(dated, day)}
      data-titled={hasTitle || undefined}
      onClick={stopPropagation}
    >
      {hasTitle ? <span className={styles.name}>{event.title}</span> : null}
    </Link>
  );
}

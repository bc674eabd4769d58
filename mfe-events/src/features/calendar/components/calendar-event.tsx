import { unitCategoryOf, type EventAnswer } from '@portal/contracts';
import { Link } from '@portal/ui';
import { weekdayOf } from '@portal/ui/days';
import { colorOf } from '@portal/web-kit';
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
  readonly hasVenue: boolean;
}

/** An event of one day. */
export function EventLink({ event, time, isLarge, hasVenue }: EventLinkProps) {
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
        {hasVenue && event.schedule.venue ? <span className={styles.time}>{event.schedule.venue}</span> : null}
      </span>
    </Link>
  );
}

/** One day of an event of several days, with its title on the first day and on Sundays. */
export function BarLink({ dated, day }: { readonly dated: DatedEvent; readonly day: Day }) {
  const { event, first } = dated;
  const hasTitle = day === first || weekdayOf(day) === 0;
  return (
    <Link
      href={eventHref(event._id)}
      className={styles.event}
      tabIndex={-1}
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

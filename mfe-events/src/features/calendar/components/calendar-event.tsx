import { unitCategoryOf, type EventAnswer } from '@portal/contracts';
import { Link } from '@portal/ui';
import { colorOf } from '@portal/web-kit';
import type { MouseEvent } from 'react';
import { eventHref } from '../../../paths';
import { partOf, type Placed } from '../by-day';
import { weekdayOf, type Day } from '../days';
import { calendarTexts as words } from '../texts';
import styles from './calendar-event.module.css';

/** The day below would open too. */
const staysHere = (event: MouseEvent) => event.stopPropagation();
const accent = (event: EventAnswer) => colorOf(unitCategoryOf(event.category));

interface EventLinkProps {
  readonly event: EventAnswer;
  readonly time: string;
  /** Two lines and the time below, instead of one. */
  readonly isRoomy: boolean;
  readonly hasVenue: boolean;
}

/** An event of one day. */
export function EventLink({ event, time, isRoomy, hasVenue }: EventLinkProps) {
  return (
    <Link
      href={eventHref(event._id)}
      className={styles.event}
      tabIndex={-1}
      title={event.title}
      data-accent={accent(event)}
      data-status={event.status}
      data-roomy={isRoomy || undefined}
      onClick={staysHere}
    >
      <span className={styles.text}>
        <span className={styles.title}>{event.title}</span>
        {isRoomy ? <span className={styles.time}>{event.status === 'cancelled' ? words.cancelled : time}</span> : null}
        {hasVenue && event.schedule.venue ? <span className={styles.time}>{event.schedule.venue}</span> : null}
      </span>
    </Link>
  );
}

/** A day of an event that goes on for several; its title stands where it begins, and again on Sundays. */
export function BarLink({ placed, day }: { readonly placed: Placed; readonly day: Day }) {
  const { event, first } = placed;
  const isNamed = day === first || weekdayOf(day) === 0;
  return (
    <Link
      href={eventHref(event._id)}
      className={styles.event}
      tabIndex={-1}
      title={event.title}
      aria-label={event.title}
      data-accent={accent(event)}
      data-status={event.status}
      data-part={partOf(placed, day)}
      data-named={isNamed || undefined}
      onClick={staysHere}
    >
      {isNamed ? <span className={styles.name}>{event.title}</span> : null}
    </Link>
  );
}

import type { EventAnswer } from '@portal/contracts';
import { Link, Badge } from '@portal/ui';
import { CategoryBadge, useFormats } from '@portal/web-kit';
import { Activity, X } from 'lucide-react';
import { eventHref } from '../../../paths';
import { texts } from '../../../texts';
import type { Placed } from '../by-day';
import type { Day } from '../days';
import { calendarTexts as words } from '../texts';
import styles from './day-event.module.css';

/** A line of a day: when, what, where and whose, as one link. */
export function DayEvent({ placed, day }: { readonly placed: Placed; readonly day: Day }) {
  const { event } = placed;
  const unit = event.organizing_unit_id;
  return (
    <Link className={styles.item} href={eventHref(event._id)}>
      <Time placed={placed} day={day} />
      <span className={styles.main}>
        <span className={styles.title} data-status={event.status}>
          {event.title}
        </span>
        <span className={styles.meta}>
          {event.schedule.venue ? <span>{event.schedule.venue}</span> : null}
          {unit ? <CategoryBadge category={unit.category}>{unit.name}</CategoryBadge> : null}
        </span>
        <State event={event} />
      </span>
    </Link>
  );
}

/** When on this day: an event of several begins on the first, ends on the last, and is there all day between. */
function Time({ placed: { event, start, first, last }, day }: { readonly placed: Placed; readonly day: Day }) {
  const formats = useFormats();
  const { end } = event.schedule;
  const ends = first !== last && day === last && end !== null ? words.until(formats.time(end)) : words.allDay;
  return <span className={styles.time}>{day === first ? formats.time(start) : ends}</span>;
}

/** Planned is what everybody expects. */
function State({ event: { status } }: { readonly event: EventAnswer }) {
  if (status !== 'ongoing' && status !== 'cancelled') return null;
  return (
    <span>
      <Badge tone={status === 'ongoing' ? 'success' : 'danger'} icon={status === 'ongoing' ? <Activity /> : <X />}>
        {texts.statuses[status]}
      </Badge>
    </span>
  );
}

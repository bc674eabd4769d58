import { CategoryBadge } from '@portal/campus-kit';
import { EVENT_STATUS_NAMES, type EventAnswer } from '@portal/contracts';
import { Link, Badge } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { Activity, X } from 'lucide-react';
import { eventHref } from '../../../paths';
import type { DatedEvent } from '../by-day';
import type { Day } from '../days';
import { messages } from '../messages';
import styles from './day-event.module.css';

/** An event in the list of a day, as one link. */
export function DayEvent({ dated, day }: { readonly dated: DatedEvent; readonly day: Day }) {
  const { event } = dated;
  const unit = event.organizing_unit_id;
  return (
    <Link className={styles.item} href={eventHref(event._id)}>
      <Time dated={dated} day={day} />
      <span className={styles.main}>
        <span className={styles.title} data-status={event.status}>
          {event.title}
        </span>
        <span className={styles.meta}>
          {event.schedule.venue ? <span>{event.schedule.venue}</span> : null}
          {unit ? <CategoryBadge category={unit.category}>{unit.name}</CategoryBadge> : null}
        </span>
        <Status event={event} />
      </span>
    </Link>
  );
}

/** The start on the first day, the end on the last one, and `All day` between them. */
function Time({ dated: { event, start, first, last }, day }: { readonly dated: DatedEvent; readonly day: Day }) {
  const formats = useFormats();
  const { end } = event.schedule;
  const ends = first !== last && day === last && end !== null ? messages.until(formats.time(end)) : messages.allDay;
  return <span className={styles.time}>{day === first ? formats.time(start) : ends}</span>;
}

/** Shows only a status that is not expected. */
function Status({ event: { status } }: { readonly event: EventAnswer }) {
  if (status !== 'ongoing' && status !== 'cancelled') return null;
  return (
    <span>
      <Badge tone={status === 'ongoing' ? 'success' : 'danger'} icon={status === 'ongoing' ? <Activity /> : <X />}>
        {EVENT_STATUS_NAMES[status]}
      </Badge>
    </span>
  );
}

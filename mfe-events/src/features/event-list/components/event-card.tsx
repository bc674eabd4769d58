import type { EventAnswer } from '@portal/contracts';
import { Card, IconText } from '@portal/ui';
import { CategoryBadge, useFormats } from '@portal/web-kit';
import { Calendar, Clock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { texts } from '../../../texts';
import styles from './event-card.module.css';

const words = texts.card;

/** What other features put into a card. */
export interface EventCardSlots {
  readonly badge: (event: EventAnswer) => ReactNode;
  readonly requests: (event: EventAnswer) => ReactNode;
  readonly places: (event: EventAnswer) => ReactNode;
  /** `labelledBy` is the id of the title, which tells equal buttons apart. */
  readonly actions: (event: EventAnswer, labelledBy: string) => ReactNode;
}

interface EventCardProps {
  readonly event: EventAnswer;
  readonly slots: EventCardSlots;
}

/** One event: whose it is, its state, what, when, where, and what one can do. */
export function EventCard({ event, slots }: EventCardProps) {
  const titleId = `event-${event._id}`;
  const unit = event.organizing_unit_id;
  return (
    <Card as="article" className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        {unit ? <CategoryBadge category={unit.category}>{unit.name}</CategoryBadge> : <span />}
        {slots.badge(event)}
      </div>
      <h2 className={styles.title} id={titleId}>
        {event.title}
      </h2>
      <p className={styles.text}>{event.description}</p>
      <div className={styles.facts}>
        <When schedule={event.schedule} />
        <div className={styles.venue}>
          <IconText icon={<MapPin />}>{event.schedule.venue || words.venueOpen}</IconText>
        </div>
      </div>
      <div className={styles.places}>{slots.places(event)}</div>
      {slots.requests(event)}
      <div className={styles.foot}>{slots.actions(event, titleId)}</div>
    </Card>
  );
}

function When({ schedule: { start, end } }: Pick<EventAnswer, 'schedule'>) {
  const formats = useFormats();
  if (start === null) return <IconText icon={<Calendar />}>{words.dateOpen}</IconText>;
  const endsSameDay = end !== null && formats.calendarDay(end) === formats.calendarDay(start);
  return (
    <>
      <IconText icon={<Calendar />}>{formats.date(start)}</IconText>
      <IconText icon={<Clock />}>
        {endsSameDay ? words.fromTo(formats.time(start), formats.time(end)) : formats.time(start)}
      </IconText>
    </>
  );
}

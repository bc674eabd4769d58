import { CategoryBadge, UnitName } from '@portal/campus-kit';
import type { EventAnswer } from '@portal/contracts';
import { Card, IconText, Link } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { Calendar, Clock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { unscheduled } from '../../../messages';
import { fromList } from '../../../paths';
import { messages } from '../messages';
import styles from './event-card.module.css';

/** Id of the title of an event's card, which distinguishes buttons of the same name for screen readers. */
export const cardTitleId = ({ _id }: EventAnswer): string => `event-${_id}`;

interface EventCardProps {
  readonly event: EventAnswer;
  /** Of the heading. */
  readonly level?: 2 | 3 | 4 | undefined;
  /** The event's page; without it neither title nor unit is a link, as in a preview. */
  readonly href?: string | undefined;
  /** The status. */
  readonly badge: ReactNode;
  /** How many places are left. */
  readonly capacity: ReactNode;
  /** Room requests. */
  readonly requests?: ReactNode;
  /** Buttons. */
  readonly actions?: ReactNode;
}

/** One event of a list. */
export function EventCard({ event, level = 2, href, badge, capacity, requests, actions }: EventCardProps) {
  const titleId = cardTitleId(event);
  const Title = `h${level}` as const;
  const unit = event.organizing_unit_id;
  return (
    <Card as="article" className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        {unit ? <Unit unit={unit} isLink={href !== undefined} /> : <span />}
        {badge}
      </div>
      <Title className={styles.title} id={titleId}>
        {href === undefined ? (
          event.title
        ) : (
          <Link href={href} state={fromList} className={styles.link}>
            {event.title}
          </Link>
        )}
      </Title>
      <p className={styles.text}>{event.description}</p>
      <div className={styles.schedule}>
        <Times schedule={event.schedule} />
        <div className={styles.venue}>
          <IconText icon={<MapPin />}>{event.schedule.venue || unscheduled.venue}</IconText>
        </div>
      </div>
      <div className={styles.capacity}>{capacity}</div>
      {requests}
      <div className={styles.actions}>{actions}</div>
    </Card>
  );
}

interface UnitProps {
  readonly unit: NonNullable<EventAnswer['organizing_unit_id']>;
  readonly isLink: boolean;
}

function Unit({ unit, isLink }: UnitProps) {
  return isLink ? <UnitName unit={unit} /> : <CategoryBadge category={unit.category}>{unit.name}</CategoryBadge>;
}

function Times({ schedule: { start, end } }: Pick<EventAnswer, 'schedule'>) {
  const formats = useFormats();
  if (start === null) return <IconText icon={<Calendar />}>{unscheduled.date}</IconText>;
  const endsSameDay = end !== null && formats.calendarDay(end) === formats.calendarDay(start);
  return (
    <>
      <IconText icon={<Calendar />}>{formats.date(start)}</IconText>
      <IconText icon={<Clock />}>
        {endsSameDay ? messages.fromTo(formats.time(start), formats.time(end)) : formats.time(start)}
      </IconText>
    </>
  );
}

import { CategoryBadge } from '@portal/campus-kit';
import type { EventAnswer } from '@portal/contracts';
import { Badge, Link } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { Activity } from 'lucide-react';
import { otherPages } from '../../../paths';
import { thisWeekMessages as messages } from '../../../messages';
import styles from './this-week.module.css';

export function AgendaItem({ event }: { readonly event: EventAnswer }) {
  const formats = useFormats();
  const { start, venue } = event.schedule;
  if (start === null) return null;
  const isToday = formats.calendarDay(start) === formats.calendarDay(Date.now());
  const place = venue ? `${formats.time(start)}, ${venue}` : formats.time(start);
  return (
    <li className={styles.item}>
      <span className={styles.date}>{isToday ? messages.today : formats.day(start)}</span>
      <Link className={styles.title} href={otherPages.event(event._id)}>
        {event.title}
      </Link>
      {event.status === 'ongoing' ? (
        <Badge tone="success" icon={<Activity />}>
          {messages.ongoing}
        </Badge>
      ) : null}
      <p className={styles.meta}>
        <span>{place}</span>
        {event.organizing_unit_id ? (
          <CategoryBadge category={event.organizing_unit_id.category}>{event.organizing_unit_id.name}</CategoryBadge>
        ) : null}
      </p>
    </li>
  );
}

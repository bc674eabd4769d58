import type { NotificationAnswer } from '@portal/contracts';
import { Link, classNames, IconButton } from '@portal/ui';
import { useFormats, type Formats } from '@portal/web-kit';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import { topicOf, presentationOf } from './presentation';
import styles from './notification-list.module.css';
import { messages } from './messages';

/** Props of NotificationList. */
export interface NotificationListProps {
  readonly notifications: readonly NotificationAnswer[];
  /** Level of the heads Today and Earlier. */
  readonly level: 2 | 3;
  /** Called before the way to what it is about is gone. */
  readonly onOpen: (notification: NotificationAnswer) => void;
  /** With it each unread one has a button to mark it read where it stands. */
  readonly onMarkRead?: ((notification: NotificationAnswer) => void) | undefined;
}

interface RowProps extends Pick<NotificationListProps, 'onOpen' | 'onMarkRead'> {
  readonly notification: NotificationAnswer;
  readonly time: string;
}

function Row({ notification, time, onOpen, onMarkRead }: RowProps) {
  const { kind, description, link, timestamp, read } = notification;
  const anchor = useRef<HTMLAnchorElement>(null);
  const look = presentationOf(kind);
  const about = topicOf(kind);
  const mark = () => {
    // The button goes away with its purpose; whoever works by keyboard stays at the row.
    anchor.current?.focus();
    onMarkRead?.(notification);
  };
  return (
    <li className={classNames(styles.row, !read && styles.unread)}>
      <Link ref={anchor} href={link} className={styles.link} onPress={() => onOpen(notification)}>
        <span className={classNames(styles.icon, look.tone && styles[look.tone])}>{look.icon}</span>
        <span className={styles.text}>{description}</span>
        <span className={styles.meta}>
          {read ? null : <span className={styles.fresh}>{messages.fresh}</span>}
          {about === undefined ? null : <span>{about}</span>}
          <time dateTime={timestamp}>{time}</time>
        </span>
      </Link>
      {onMarkRead && !read ? (
        <IconButton className={styles.mark} label={messages.markOne(description)} icon={<Check />} onPress={mark} />
      ) : null}
    </li>
  );
}

/** What a person was told, newest first: today's and what came earlier. Each leads to what it is about. */
export function NotificationList({ notifications, level, onOpen, onMarkRead }: NotificationListProps) {
  const formats = useFormats();
  const Heading = `h${level}` as const;
  return groupsOf(notifications, formats).map(({ title, rows }) => (
    <div key={title} className={styles.group}>
      <Heading className={styles.day}>{title}</Heading>
      <ul>
        {rows.map(({ notification, time }) => (
          <Row
            key={notification._id}
            notification={notification}
            time={time}
            onOpen={onOpen}
            {...(onMarkRead && { onMarkRead })}
          />
        ))}
      </ul>
    </div>
  ));
}

function groupsOf(notifications: readonly NotificationAnswer[], formats: Formats) {
  const today = formats.calendarDay(Date.now());
  const isToday = ({ timestamp }: NotificationAnswer) => formats.calendarDay(timestamp) === today;
  const rowsOf = (chosen: readonly NotificationAnswer[], time: Formats['time']) =>
    chosen.map((notification) => ({ notification, time: time(notification.timestamp) }));
  return [
    { title: messages.today, rows: rowsOf(notifications.filter(isToday), formats.time) },
    {
      title: messages.earlier,
      rows: rowsOf(
        notifications.filter((one) => !isToday(one)),
        formats.dateTime,
      ),
    },
  ].filter(({ rows }) => rows.length > 0);
}

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
  /** Heading level of the groups. */
  readonly level: 2 | 3;
  /** Called before the link is followed. */
  readonly onOpen: (notification: NotificationAnswer) => void;
  /** With it, each unread one has a button that marks it read. */
  readonly onMarkRead?: ((notification: NotificationAnswer) => void) | undefined;
}

interface RowProps extends Pick<NotificationListProps, 'onOpen' | 'onMarkRead'> {
  readonly notification: NotificationAnswer;
  readonly time: string;
}

function Row({ notification, time, onOpen, onMarkRead }: RowProps) {
  const { kind, description, link, timestamp, read } = notification;
  const anchor = useRef<HTMLAnchorElement>(null);
  const presentation = presentationOf(kind);
  const topic = topicOf(kind);
  const mark = () => {
    // The button disappears, so the focus moves to the row.
    anchor.current?.focus();
    onMarkRead?.(notification);
  };
  return (
    <li className={classNames(styles.row, !read && styles.unread)}>
      <Link ref={anchor} href={link} className={styles.link} onPress={() => onOpen(notification)}>
        <span className={classNames(styles.icon, presentation.tone && styles[presentation.tone])}>
          {presentation.icon}
        </span>
        <span className={styles.text}>{description}</span>
        <span className={styles.meta}>
          {read ? null : <span className={styles.fresh}>{messages.fresh}</span>}
          {topic === undefined ? null : <span>{topic}</span>}
          <time dateTime={timestamp}>{time}</time>
        </span>
      </Link>
      {onMarkRead && !read ? (
        <IconButton className={styles.mark} label={messages.markOne(description)} icon={<Check />} onPress={mark} />
      ) : null}
    </li>
  );
}

/** Notifications, newest first, in two groups: today and earlier. Each is a link to what it is about. */
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

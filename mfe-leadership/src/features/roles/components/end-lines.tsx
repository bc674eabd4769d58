import { daysBetween, type Person } from '@portal/contracts';
import { Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { Clock } from 'lucide-react';
import { messages } from '../messages';
import styles from './roles.module.css';

/** An end this near is marked. */
const SOON_DAYS = 14;

/** When a role ends, and below it since when it is held, or how near the end is. */
export function EndLines({ roleSince: since, roleUntil: until }: Pick<Person, 'roleSince' | 'roleUntil'>) {
  const formats = useFormats();
  const today = formats.calendarDay(Date.now());
  const daysLeft = until ? daysBetween(today, until) : Infinity;
  return (
    <span className={styles.lines}>
      <Text isTabular>{until ? formats.dayDate(until) : messages.noEnd}</Text>
      {daysLeft <= SOON_DAYS ? (
        <span className={styles.soon}>
          <Clock />
          {messages.inDays(daysLeft)}
        </span>
      ) : (
        <Text size="sm" tone="muted" isTabular>
          {since ? messages.since(formats.date(since)) : null}
        </Text>
      )}
    </span>
  );
}

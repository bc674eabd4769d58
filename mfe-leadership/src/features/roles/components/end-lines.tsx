import type { Person } from '@portal/contracts';
import { Text } from '@portal/ui';
import { useFormats } from '@portal/web-kit';
import { Clock } from 'lucide-react';
import { texts } from '../../../texts';
import { daysBetween, endsSoon } from '../tenure';
import styles from './roles.module.css';

const words = texts.roles;

/** When a role ends, over since when it lasts; or how near the end is. */
export function EndLines({ roleSince: since, roleUntil: until }: Pick<Person, 'roleSince' | 'roleUntil'>) {
  const formats = useFormats();
  const today = formats.calendarDay(Date.now());
  return (
    <span className={styles.lines}>
      <Text isTabular>{until ? formats.dayDate(until) : words.noEnd}</Text>
      {until && endsSoon(today, until) ? (
        <span className={styles.soon}>
          <Clock />
          {words.inDays(daysBetween(today, until))}
        </span>
      ) : (
        <Text size="sm" tone="muted" isTabular>
          {since ? words.since(formats.date(since)) : null}
        </Text>
      )}
    </span>
  );
}

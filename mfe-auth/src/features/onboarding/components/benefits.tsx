import { Section, Text } from '@portal/ui';
import { CalendarClock, CalendarDays, MessageSquarePlus } from 'lucide-react';
import { onboardingMessages as messages } from '../../../messages';
import styles from './benefits.module.css';

const { events, calendar, feedback } = messages.items;

const benefits = [
  { Icon: CalendarDays, ...events },
  { Icon: CalendarClock, ...calendar },
  { Icon: MessageSquarePlus, ...feedback },
];

export function Benefits() {
  return (
    <Section title={messages.benefits}>
      <ul>
        {benefits.map(({ Icon, title, text }) => (
          <li key={title} className={styles.item}>
            <Icon />
            <div>
              <Text as="p" weight="medium">
                {title}
              </Text>
              <Text as="p" tone="secondary">
                {text}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

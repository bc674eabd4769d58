import { Section, Text } from '@portal/ui';
import { Briefcase, CalendarDays, MessageSquarePlus, Sparkle } from 'lucide-react';
import { onboardingMessages as messages } from '../../../messages';
import styles from './what-then.module.css';

const { afterwards, items } = messages;

const lines = [
  [<CalendarDays key="events" />, items.events],
  [<Sparkle key="skills" />, items.skills],
  [<Briefcase key="positions" />, items.positions],
  [<MessageSquarePlus key="feedback" />, items.feedback],
] as const;

/** Why it is worth filling in. */
export function WhatThen() {
  return (
    <Section title={afterwards} className={styles.section}>
      <ul>
        {lines.map(([icon, [title, text]]) => (
          <li key={title} className={styles.item}>
            {icon}
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

import type { EventAnswer } from '@portal/contracts';
import { Section, Text } from '@portal/ui';
import { messages } from '../messages';
import styles from './event-description.module.css';

export function EventDescription({ description }: Pick<EventAnswer, 'description'>) {
  return (
    <Section title={messages.about}>
      {description ? (
        <p className={styles.description}>{description}</p>
      ) : (
        <Text as="p" tone="muted">
          {messages.noDescription}
        </Text>
      )}
    </Section>
  );
}

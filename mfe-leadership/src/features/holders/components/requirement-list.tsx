import { Badge, Card, LoadingState, Text, type Tone } from '@portal/ui';
import { requirementMessages as messages } from '../messages';
import type { Requirement } from '../requirements';
import type { RequirementCheck } from '../use-requirement-check';
import styles from './holders.module.css';

const tones: Readonly<Record<Requirement['state'], Tone>> = { met: 'success', unmet: 'warning', unknown: 'neutral' };

interface RequirementListProps {
  readonly position: string;
  readonly check: RequirementCheck;
}

/** The requirements of a position and whether a person meets them; they advise and do not block. */
export function RequirementList({ position, check: { requirements, isLoading } }: RequirementListProps) {
  if (requirements.length === 0) return null;
  return (
    <Card as="section" isPadded aria-label={messages.title(position)}>
      <Text as="h3" size="sm" tone="muted">
        {messages.title(position)}
      </Text>
      {isLoading ? (
        <LoadingState label={messages.checking} shape="text" count={2} />
      ) : (
        <ul>
          {requirements.map(({ text, state, note }) => (
            <li key={text} className={styles.requirement}>
              <span>
                {text}
                {note ? (
                  <Text size="sm" tone="muted">
                    {note}
                  </Text>
                ) : null}
              </span>
              <Badge tone={tones[state]}>{messages[state]}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

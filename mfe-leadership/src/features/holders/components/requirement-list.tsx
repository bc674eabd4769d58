import { Alert, Badge, Card, LoadingState, Text, type Tone } from '@portal/ui';
import { FormTextArea, type Control } from '@portal/web-kit/forms';
import type { HolderForm } from '../holder-schema';
import { requirementMessages as messages } from '../messages';
import type { Requirement } from '../requirements';
import type { RequirementCheck } from '../use-requirement-check';
import styles from './holders.module.css';

const tones: Readonly<Record<Requirement['state'], Tone>> = { met: 'success', unmet: 'warning', unknown: 'neutral' };

interface RequirementListProps {
  readonly control: Control<HolderForm>;
  readonly check: RequirementCheck;
}

/** The requirements of the position and whether the person meets them; they advise and do not block. */
export function RequirementList({ control, check }: RequirementListProps) {
  const { person, position, requirements, isLoading, isException } = check;
  if (!person || !position || requirements.length === 0) return null;
  return (
    <div className={styles.requirements}>
      <Card as="section" isPadded aria-label={messages.title(position.label)}>
        <Text as="h3" size="sm" tone="muted">
          {messages.title(position.label)}
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
      {isException ? (
        <>
          <Alert tone="warning" role="status">
            <p>{messages.warning(person.label)}</p>
          </Alert>
          <FormTextArea control={control} name="exception" label={messages.reason} isRequired={false} rows={2} />
        </>
      ) : null}
    </div>
  );
}

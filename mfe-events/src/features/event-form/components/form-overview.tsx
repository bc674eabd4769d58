import { Rows, Section, Text, TextButton } from '@portal/ui';
import { Circle, CircleAlert, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormState, useWatch, type Control } from '@portal/web-kit/forms';
import type { EventForm } from '../event-schema';
import { completeSections, errorCount, formSections, sectionId, type SectionName } from '../form-sections';
import { messages } from '../messages';
import styles from './form-overview.module.css';

interface FormOverviewProps {
  readonly control: Control<EventForm>;
  /** The preview of the event. */
  readonly children: ReactNode;
}

/** Beside the form on a desktop: its sections with what is to be corrected, and the preview. */
export function FormOverview({ control, children }: FormOverviewProps) {
  const { errors } = useFormState({ control });
  const form = useWatch({ control }) as EventForm;
  const complete = completeSections(form);
  return (
    <div className={styles.side}>
      <Section title={messages.sections}>
        <Rows>
          {formSections.map((section) => (
            <SectionRow
              key={section.name}
              name={section.name}
              label={section.label}
              errors={errorCount(section, errors)}
              isComplete={complete.includes(section.name)}
              added={section.name === 'organizers' ? form.organizers.length : 0}
            />
          ))}
        </Rows>
      </Section>
      <Section title={messages.preview}>{children}</Section>
    </div>
  );
}

interface SectionRowProps {
  readonly name: SectionName;
  readonly label: string;
  readonly errors: number;
  readonly isComplete: boolean;
  readonly added: number;
}

function SectionRow({ name, label, errors, isComplete, added }: SectionRowProps) {
  const show = () => document.getElementById(sectionId(name))?.scrollIntoView({ block: 'start' });
  return (
    <li className={styles.row}>
      {errors > 0 ? (
        <CircleAlert className={styles.wrong ?? ''} />
      ) : isComplete ? (
        <Check className={styles.done ?? ''} aria-label={messages.complete} />
      ) : (
        <Circle className={styles.open ?? ''} />
      )}
      <TextButton onPress={show}>{label}</TextButton>
      {errors > 0 ? (
        <Text size="sm" className={styles.wrong}>
          {messages.toFix(errors)}
        </Text>
      ) : added > 0 ? (
        <Text size="sm" tone="muted">
          {messages.added(added)}
        </Text>
      ) : null}
    </li>
  );
}

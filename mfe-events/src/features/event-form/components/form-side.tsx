import type { EventAnswer } from '@portal/contracts';
import { Rows, Section, Stack, Text, TextButton } from '@portal/ui';
import { useInstituteSettings } from '@portal/web-kit';
import { Circle, CircleAlert, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormState, useWatch, type Control } from 'react-hook-form';
import type { EventForm } from '../event-form';
import { errorCount, formSections, sectionId, type SectionName } from '../form-sections';
import { previewEvent } from '../preview-event';
import { eventFormTexts as words } from '../texts';
import styles from './form-side.module.css';

interface FormSideProps {
  readonly control: Control<EventForm>;
  readonly preview: (event: EventAnswer) => ReactNode;
}

/** Beside the form on a desk: where something is to be corrected, and the card it makes. */
export function FormSide({ control, preview }: FormSideProps) {
  const { timeZone } = useInstituteSettings();
  const { errors } = useFormState({ control });
  const form = useWatch({ control }) as EventForm;
  return (
    <Stack gap={6} className={styles.side}>
      <Section title={words.sections}>
        <Rows>
          {formSections.map((section) => (
            <SectionRow
              key={section.name}
              name={section.name}
              label={section.label}
              errors={errorCount(section, errors)}
              isFilled={section.isFilled(form)}
              added={section.name === 'organizers' ? form.organizers.length : 0}
            />
          ))}
        </Rows>
      </Section>
      <Section title={words.preview}>
        {preview(previewEvent(form, { timeZone, category: form.unit?.category ?? 'independent', now: Date.now() }))}
      </Section>
    </Stack>
  );
}

interface SectionRowProps {
  readonly name: SectionName;
  readonly label: string;
  readonly errors: number;
  readonly isFilled: boolean;
  readonly added: number;
}

function SectionRow({ name, label, errors, isFilled, added }: SectionRowProps) {
  const show = () => document.getElementById(sectionId(name))?.scrollIntoView({ block: 'start' });
  return (
    <li className={styles.row}>
      {errors > 0 ? (
        <CircleAlert className={styles.wrong ?? ''} />
      ) : isFilled ? (
        <Check className={styles.done ?? ''} aria-label={words.complete} />
      ) : (
        <Circle className={styles.open ?? ''} />
      )}
      <TextButton onPress={show}>{label}</TextButton>
      {errors > 0 ? (
        <Text size="sm" className={styles.wrong}>
          {words.toCorrect(errors)}
        </Text>
      ) : added > 0 ? (
        <Text size="sm" tone="muted">
          {words.added(added)}
        </Text>
      ) : null}
    </li>
  );
}

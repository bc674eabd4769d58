import { DateField, FieldGroup, TimeField } from '@portal/ui';
import { useFormField } from '@portal/web-kit/forms';
import type { Control } from 'react-hook-form';
import type { EventForm } from '../event-schema';
import { messages } from '../messages';
import styles from './moment-field.module.css';

const NAMES = ['start', 'end', 'opens', 'closes'] as const;
/** Moments are checked against each other, so a change of one checks all. */
const DEPENDENT_FIELDS = NAMES.flatMap((name) => [`${name}.date`, `${name}.time`]);

interface MomentFieldProps {
  readonly control: Control<EventForm>;
  readonly name: (typeof NAMES)[number];
  readonly label: string;
}

/** A day and its time under one label. */
export function MomentField({ control, name, label }: MomentFieldProps) {
  const { errorMessage: dateError, ...date } = useFormField<EventForm, string>(
    { control, name: `${name}.date` },
    DEPENDENT_FIELDS,
  );
  const { errorMessage: timeError, ...time } = useFormField<EventForm, string>(
    { control, name: `${name}.time` },
    DEPENDENT_FIELDS,
  );
  return (
    <FieldGroup variant="pair" className={styles.moment} label={label} errorMessage={dateError ?? timeError}>
      <DateField {...date} label={messages.date(label)} isLabelHidden />
      <TimeField {...time} label={messages.time(label)} isLabelHidden />
    </FieldGroup>
  );
}

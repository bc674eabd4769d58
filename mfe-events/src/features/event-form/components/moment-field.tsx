import { DateField, FieldGroup, TimeField } from '@portal/ui';
import { useController, type Control } from 'react-hook-form';
import { texts } from '../../../texts';
import type { EventForm } from '../event-form';
import styles from './moment-field.module.css';

const words = texts.create;

/** One decides whether another is right, so that a change of any looks at all of them. */
const rules = {
  deps: (['start', 'end', 'opens', 'closes'] as const).flatMap((name) => [`${name}.date`, `${name}.time`] as const),
};

interface MomentFieldProps {
  readonly control: Control<EventForm>;
  readonly name: 'start' | 'end' | 'opens' | 'closes';
  readonly label: string;
}

/** A day and its time, as one question. */
export function MomentField({ control, name, label }: MomentFieldProps) {
  const date = useController({ control, name: `${name}.date`, rules });
  const time = useController({ control, name: `${name}.time`, rules });
  return (
    <FieldGroup
      variant="pair"
      className={styles.moment}
      label={label}
      errorMessage={date.fieldState.error?.message ?? time.fieldState.error?.message}
    >
      <DateField {...date.field} label={words.date(label)} isLabelHidden />
      <TimeField {...time.field} label={words.time(label)} isLabelHidden />
    </FieldGroup>
  );
}

import { DateField, FieldGroup, TimeField } from '@portal/ui';
import { useController, type Control } from 'react-hook-form';
import { texts } from '../../../texts';
import type { EventForm } from '../event-form';

const words = texts.create;

interface MomentFieldProps {
  readonly control: Control<EventForm>;
  readonly name: 'start' | 'end' | 'opens' | 'closes';
  readonly label: string;
}

/** A day and its time, as one question. */
export function MomentField({ control, name, label }: MomentFieldProps) {
  const date = useController({ control, name: `${name}.date` });
  const time = useController({ control, name: `${name}.time` });
  return (
    <FieldGroup
      look="pair"
      label={label}
      errorMessage={date.fieldState.error?.message ?? time.fieldState.error?.message}
    >
      <DateField {...date.field} label={words.date(label)} isLabelHidden />
      <TimeField {...time.field} label={words.time(label)} isLabelHidden />
    </FieldGroup>
  );
}

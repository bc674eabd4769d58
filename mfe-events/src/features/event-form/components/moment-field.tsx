import { FieldGroup } from '@portal/ui';
import { DateField, TimeField } from '@portal/ui/forms';
import { isCalendarDay, isClockTime, useFormats } from '@portal/web-kit';
import { useFormContext, useFormField, useWatch, type Control } from '@portal/web-kit/forms';
import type { EventForm } from '../event-schema';
import { messages } from '../messages';
import styles from './moment-field.module.css';

const NAMES = ['start', 'end', 'opens', 'closes'] as const;
/** Moments are checked against each other, so a change of one checks all. */
const DEPENDENT_FIELDS = NAMES.flatMap((name) => [`${name}.date`, `${name}.time`] as const);

interface MomentFieldProps {
  readonly control: Control<EventForm>;
  readonly name: (typeof NAMES)[number];
  readonly label: string;
  /** The moment that this one ends. */
  readonly ends?: (typeof NAMES)[number];
}

/** A day and its time under one label; what is wrong with them is said when they are left, and not only on submit. */
export function MomentField({ control, name, label, ends = name }: MomentFieldProps) {
  const today = useFormats().calendarDay(Date.now());
  const begin = useWatch({ control, name: ends });
  const { trigger } = useFormContext<EventForm>();
  const check = () => void trigger(DEPENDENT_FIELDS);
  const { errorMessage: dateError, ...date } = useFormField<EventForm, string>(
    { control, name: `${name}.date` },
    DEPENDENT_FIELDS,
  );
  const { errorMessage: timeError, ...time } = useFormField<EventForm, string>(
    { control, name: `${name}.time` },
    DEPENDENT_FIELDS,
  );
  // A field says itself that it does not understand a text.
  const errorMessage =
    (isDateRead(date.value) ? dateError : undefined) ?? (isTimeRead(time.value) ? timeError : undefined);
  const isEnd = ends !== name;
  const change = (set: (text: string) => void) => (text: string) => {
    set(text);
    if (dateError !== undefined || timeError !== undefined) check();
  };
  return (
    <FieldGroup variant="pair" className={styles.moment} label={label} errorMessage={errorMessage} onLeave={check}>
      <DateField
        {...date}
        onChange={change(date.onChange)}
        label={messages.date(label)}
        isLabelHidden
        isInvalid={dateError !== undefined}
        today={today}
        min={isEnd && isCalendarDay(begin.date) ? begin.date : undefined}
      />
      <TimeField
        {...time}
        onChange={change(time.onChange)}
        label={messages.time(label)}
        isLabelHidden
        isInvalid={timeError !== undefined}
        after={isEnd && begin.date === date.value ? begin.time : undefined}
      />
    </FieldGroup>
  );
}

const isDateRead = (date: string) => date === '' || isCalendarDay(date);
const isTimeRead = (time: string) => time === '' || isClockTime(time);

import { Field, IconButton, inputClass } from '@portal/ui';
import type { FieldProps } from '@portal/ui';
import { CalendarDays } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { CalendarDialog } from './calendar-dialog';
import { isDay } from './calendar-day';
import styles from './date-field.module.css';
import { dateMessages } from './date-messages';
import { formatDay, formatDayWithWeekday } from './day-names';
import { nearerDay, parseDay } from './parse-day';
import type { DayContext } from './parse-day';
import { useTypedValue } from './use-typed-value';

/** Props of DateField. */
export interface DateFieldProps extends FieldProps, DayContext {
  /**
   * `YYYY-MM-DD`, or the empty string. During typing, and when the day is unclear, it is the typed text, which the form
   * has to refuse. Never a Date, so that no time zone changes it.
   */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A day, typed as people write it or chosen in a calendar. */
export function DateField(props: DateFieldProps) {
  const { value, min, max, today, inputRef } = props;
  const field = useTypedValue(props, {
    parse: (text) => parseDay(text, props),
    format: formatDay,
    isValue: isDay,
    notUnderstood: dateMessages.notUnderstood,
  });
  const [typed, setTyped] = useState('');
  const note = yearNote(typed, props);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  useEffect(() => {
    const opener = button.current;
    return isOpen ? () => opener?.focus() : undefined;
  }, [isOpen]);
  const type = (text: string) => {
    setTyped(text);
    field.type(text);
  };
  const pick = (day: string) => {
    field.pick(day);
    close();
  };
  const blur = () => {
    field.commit();
    props.onBlur?.();
  };
  const commitOnEnter = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') field.commit();
  };
  return (
    <Field {...props} {...field.problem} description={note ?? props.description} onBlur={blur}>
      {(control) => (
        <div className={styles.box}>
          <input
            {...control}
            ref={inputRef}
            type="text"
            autoComplete="off"
            spellCheck={false}
            value={field.text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={commitOnEnter}
            className={inputClass}
          />
          <IconButton
            ref={button}
            label={dateMessages.choose}
            icon={<CalendarDays />}
            onPress={() => setOpen(true)}
            isInField
            className={styles.button}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
          />
          <span className={styles.understood} role="status">
            {field.understood === undefined ? '' : formatDayWithWeekday(field.understood)}
          </span>
          {isOpen ? (
            <CalendarDialog
              day={isDay(value) ? value : undefined}
              today={today}
              min={min}
              max={max}
              label={props.label}
              onPick={pick}
              onClose={close}
            />
          ) : null}
        </div>
      )}
    </Field>
  );
}

/** Says that the year which was left out is not the one of the nearest such day; undefined once another day is chosen. */
function yearNote(typed: string, props: DateFieldProps): ReactNode {
  const { value, today } = props;
  const nearer = parseDay(typed, props) === value ? nearerDay(typed, props) : undefined;
  if (nearer === undefined) return undefined;
  return <span role="status">{dateMessages.otherYear(formatDay(nearer), value.slice(0, 4), nearer < today)}</span>;
}

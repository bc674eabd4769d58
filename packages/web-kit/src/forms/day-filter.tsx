import { DateField, type DateFieldProps } from '@portal/ui/forms';
import { isCalendarDay, useFormats } from '@portal/web-kit';
import { useState } from 'react';

/** Props of `DayFilter`. */
export interface DayFilterProps extends Omit<DateFieldProps, 'today' | 'value'> {
  readonly value: string;
  /** Called with a calendar day, or with the empty string unless the field is required; never with a typed text. */
  readonly onChange: (day: string) => void;
}

/** A day outside of a form: what is typed stays here until it is a day. */
export function DayFilter({ value, onChange, onBlur, ...props }: DayFilterProps) {
  const today = useFormats().calendarDay(Date.now());
  const [typed, setTyped] = useState({ text: value, over: value });
  // A value that was set elsewhere replaces what is typed.
  const text = typed.over === value ? typed.text : value;
  const change = (next: string) => {
    const isReported = isCalendarDay(next) || (next === '' && !props.isRequired);
    setTyped({ text: next, over: isReported ? next : value });
    if (isReported) onChange(next);
  };
  const blur = () => {
    if (text === '') setTyped({ text: value, over: value });
    onBlur?.();
  };
  return <DateField {...props} today={today} value={text} onChange={change} onBlur={blur} />;
}

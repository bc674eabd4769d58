import type { Ref } from 'react';
import { classNames } from '../class-names';
import { Field } from '../field/field';
import type { FieldProps } from '../field/field';
import fieldStyles from '../field/field.module.css';

/** Props of DateField and TimeField. */
export interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD` for a date, `HH:mm` (24 hours) for a time; the empty string when not set. Never a Date, so that no time zone changes it. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Earliest value, in the same form. */
  readonly min?: string | undefined;
  /** Latest value, in the same form. */
  readonly max?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  /** The same as `inputRef`. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
  readonly isReadOnly?: boolean | undefined;
}

function NativeField({ kind, ...props }: DateFieldProps & { readonly kind: 'date' | 'time' }) {
  const { value, onChange, min, max, inputRef, ref } = props;
  return (
    <Field {...props}>
      {(control) => (
        <input
          {...control}
          ref={inputRef ?? ref}
          type={kind}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          min={min}
          max={max}
          readOnly={props.isReadOnly}
          className={classNames(fieldStyles.input, fieldStyles.tabular)}
        />
      )}
    </Field>
  );
}

// Without a maximum, browsers accept years of six digits, such as 202626 for a year typed twice.
const LAST_DAY = '9999-12-31';

/** A day, by the native date input; its year has four digits. */
export function DateField({ max = LAST_DAY, ...props }: DateFieldProps) {
  return <NativeField {...props} max={max} kind="date" />;
}

/** A time of day, by the native time input. */
export function TimeField(props: DateFieldProps) {
  return <NativeField {...props} kind="time" />;
}

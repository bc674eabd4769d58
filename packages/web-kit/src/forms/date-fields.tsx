import { DateField, TimeField, type DateFieldProps, type TimeFieldProps } from '@portal/ui/forms';
import { useFormats } from '@portal/web-kit';
import type { FieldValues } from 'react-hook-form';
import { formField } from './fields';
import { useFormField, type FormFieldProps } from './use-form-field';

/** Props of `FormDateField`. */
export type FormDateFieldProps<Values extends FieldValues> = Omit<
  FormFieldProps<Values, string, DateFieldProps>,
  'today'
>;

/**
 * `DateField` of a form: `YYYY-MM-DD` or the empty string, and during typing and after a mistake the typed text, which
 * `optionalDay` and `requiredDay` refuse.
 */
export function FormDateField<Values extends FieldValues>({ control, name, ...props }: FormDateFieldProps<Values>) {
  const today = useFormats().calendarDay(Date.now());
  return <DateField {...props} {...useFormField({ control, name })} name={name} today={today} />;
}

/** `TimeField` of a form: `HH:mm`, and otherwise as `FormDateField`, with `optionalTime` and `requiredTime`. */
export const FormTimeField = formField<string, TimeFieldProps>(TimeField);

import {
  NumberField,
  PasswordField,
  SegmentedField,
  Select,
  Switch,
  TextArea,
  TextField,
  type NumberFieldProps,
  type PasswordFieldProps,
  type SegmentedFieldProps,
  type SelectProps,
  type SwitchProps,
  type TextAreaProps,
  type TextFieldProps,
} from '@portal/ui';
import { parseNumberText } from '@portal/contracts/number-text';
import type { JSX, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useFormField, type FormFieldProps } from './use-form-field';

/** A field of a form, which gives it what it shows, its name and its error. */
export function formField<Value, Props>(Field: (props: Props) => ReactNode) {
  return function FormField<Values extends FieldValues>({
    control,
    name,
    ...props
  }: FormFieldProps<Values, Value, Props>) {
    const field = useFormField<Values, Value>({ control, name });
    return <Field {...({ ...props, ...field, name } as unknown as Props & JSX.IntrinsicAttributes)} />;
  };
}

/** `TextField` of a form: `<FormTextField control={control} name="title" label="Title" />`. */
export const FormTextField = formField<string, TextFieldProps>(TextField);

/** `PasswordField` of a form. */
export const FormPasswordField = formField<string, PasswordFieldProps>(PasswordField);

/** `TextArea` of a form. */
export const FormTextArea = formField<string, TextAreaProps>(TextArea);

/** `NumberField` of a form; `null` is an empty field, `NaN` a text that is no number or could be two. */
export const FormNumberField = formField<number | null, Omit<NumberFieldProps, 'parse'>>((props) => (
  <NumberField {...props} parse={parseNumberText} />
));

/** `Select` of a form; the empty string is no choice. */
export const FormSelect = formField<string, SelectProps>(Select);

/** `Switch` of a form. */
export function FormSwitch<Values extends FieldValues>({
  control,
  name,
  ...props
}: FormFieldProps<Values, boolean, SwitchProps>) {
  const { errorMessage: _, ...field } = useFormField<Values, boolean>({ control, name });
  return <Switch {...props} {...field} />;
}

/** `SegmentedField` of a form. */
export function FormSegmentedField<Values extends FieldValues>({
  control,
  name,
  ...props
}: FormFieldProps<Values, string, SegmentedFieldProps>) {
  const { inputRef: _, ...field } = useFormField<Values, string>({ control, name });
  return <SegmentedField {...props} {...field} />;
}

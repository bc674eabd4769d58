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
import type { FieldValues } from 'react-hook-form';
import { useFormField, type FormFieldProps } from './use-form-field';

/** `TextField` of a form: `<FormTextField control={control} name="title" label="Title" />`. */
export function FormTextField<Values extends FieldValues>({
  control,
  name,
  ...props
}: FormFieldProps<Values, string, TextFieldProps>) {
  return <TextField {...props} {...useFormField({ control, name })} name={name} />;
}

/** `PasswordField` of a form. */
export function FormPasswordField<Values extends FieldValues>({
  control,
  name,
  ...props
}: FormFieldProps<Values, string, PasswordFieldProps>) {
  return <PasswordField {...props} {...useFormField({ control, name })} name={name} />;
}

/** `TextArea` of a form. */
export function FormTextArea<Values extends FieldValues>({
  control,
  name,
  ...props
}: FormFieldProps<Values, string, TextAreaProps>) {
  return <TextArea {...props} {...useFormField({ control, name })} name={name} />;
}

/** `NumberField` of a form; `null` is an empty field, `NaN` a text that is no number or could be two. */
export function FormNumberField<Values extends FieldValues>({
  control,
  name,
  ...props
}: FormFieldProps<Values, number | null, Omit<NumberFieldProps, 'parse'>>) {
  return <NumberField {...props} parse={parseNumberText} {...useFormField({ control, name })} name={name} />;
}

/** `Select` of a form; the empty string is no choice. */
export function FormSelect<Values extends FieldValues>({
  control,
  name,
  ...props
}: FormFieldProps<Values, string, SelectProps>) {
  return <Select {...props} {...useFormField({ control, name })} name={name} />;
}

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

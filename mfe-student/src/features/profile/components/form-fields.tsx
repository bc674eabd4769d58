import { DateField, Select, TextField, type SelectProps, type TextFieldProps } from '@portal/ui';
import { useController, type Control } from 'react-hook-form';
import { profileMessages as messages } from '../../../messages';
import type { ProfileField, ProfileForm } from '../profile-form';

const { labels, notGiven } = messages;

interface Bound {
  readonly control: Control<ProfileForm>;
  readonly name: ProfileField;
}

/** A line of text of the form; its rule was registered with the form. */
export function FormText({ control, name, ...rest }: Bound & Partial<TextFieldProps>) {
  const { field, fieldState } = useController({ control, name });
  return <TextField {...rest} {...field} label={labels[name]} errorMessage={fieldState.error?.message} />;
}

/** A day of the form. */
export function FormDay({ control, name, max }: Bound & { readonly max: string }) {
  const { field, fieldState } = useController({ control, name });
  return <DateField {...field} label={labels[name]} max={max} errorMessage={fieldState.error?.message} />;
}

interface FormChoiceProps extends Bound, Pick<SelectProps, 'isRequired'> {
  readonly options: readonly string[];
}

/** One of a list; what is saved stays a choice, also when the list has lost it. */
export function FormChoice({ control, name, options, isRequired }: FormChoiceProps) {
  const { field, fieldState, formState } = useController({ control, name });
  const saved = formState.defaultValues?.[name] ?? '';
  const values = saved === '' || options.includes(saved) ? options : [saved, ...options];
  return (
    <Select
      {...field}
      label={labels[name]}
      placeholder={notGiven}
      isRequired={isRequired}
      options={values.map((value) => ({ value, label: value }))}
      errorMessage={fieldState.error?.message}
    />
  );
}

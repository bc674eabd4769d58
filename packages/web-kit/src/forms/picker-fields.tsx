import { ComboBox, TokenField, type ComboBoxProps, type TokenFieldProps } from '@portal/ui/forms';
import type { FieldValues } from 'react-hook-form';
import { useFormField, type FormFieldProps } from './use-form-field';

/** What a form keeps of one thing that was picked. */
export interface PickedOption {
  readonly id: string;
  readonly label: string;
}

/** `ComboBox` of a form, which keeps the id and the label of what was picked, or `null`. */
export function FormComboBox<Values extends FieldValues>({
  control,
  name,
  ...props
}: FormFieldProps<Values, PickedOption | null, ComboBoxProps>) {
  const { onChange, ...field } = useFormField<Values, PickedOption | null>({ control, name });
  return (
    <ComboBox {...props} {...field} onChange={(option) => onChange(option && { id: option.id, label: option.label })} />
  );
}

/** `TokenField` of a form for words of one's own (sponsors, equipment): the form keeps a list of texts. */
export function FormWordsField<Values extends FieldValues>({
  control,
  name,
  ...props
}: Omit<FormFieldProps<Values, string[], TokenFieldProps>, 'allowsNew' | 'options' | 'onInputChange'>) {
  const { value, onChange, ...field } = useFormField<Values, string[]>({ control, name });
  return (
    <TokenField
      {...props}
      {...field}
      allowsNew
      value={value.map((word) => ({ id: word, label: word }))}
      onChange={(tokens) => onChange(tokens.map(({ label }) => label))}
    />
  );
}

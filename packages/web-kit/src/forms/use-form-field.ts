import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';

/** A form and the name of one of its fields whose value is a `Value`. */
export interface FieldOf<Values extends FieldValues, Value> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, Value>;
}

/** The same for a component: the props of `Field` without those that the form gives. */
export type FormFieldProps<Values extends FieldValues, Value, Props> = FieldOf<Values, Value> &
  Omit<Props, 'value' | 'onChange' | 'onBlur' | 'errorMessage' | 'inputRef' | 'ref' | 'name'>;

/** What a form gives to a field of `@portal/ui`. */
export interface FieldBinding<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
  /** Lets the form focus the field. */
  readonly inputRef: (element: HTMLElement | null) => void;
  readonly errorMessage: string | undefined;
}

/**
 * Binds one field of a form, for a field that is more than one of the `Form...` components. `deps` names the fields that
 * are checked again when this one changes.
 */
export function useFormField<Values extends FieldValues, Value>(
  { control, name }: FieldOf<Values, Value>,
  deps?: readonly string[],
): FieldBinding<Value> {
  const { field, fieldState } = useController({
    control: control as unknown as Control,
    name: name as string,
    ...(deps && { rules: { deps: [...deps] } }),
  });
  return {
    value: field.value as Value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    inputRef: field.ref,
    errorMessage: fieldState.error?.message,
  };
}

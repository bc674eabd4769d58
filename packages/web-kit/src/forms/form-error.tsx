import { Alert, type AlertProps } from '@portal/ui';
import { useFormState, type Control, type FieldValues } from 'react-hook-form';

/** Props of `FormError`. */
export interface FormErrorProps<Values extends FieldValues> extends Pick<AlertProps, 'role'> {
  readonly control: Control<Values>;
}

/** The message of a failed submit that no field shows; nothing while there is none. */
export function FormError<Values extends FieldValues>({ control, role }: FormErrorProps<Values>) {
  const { errors } = useFormState({ control });
  const message = errors.root?.['server']?.message;
  return message === undefined ? null : (
    <Alert role={role}>
      <p>{message}</p>
    </Alert>
  );
}

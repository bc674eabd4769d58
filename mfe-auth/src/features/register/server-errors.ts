import { fieldErrorsOf } from '@portal/web-kit';
import type { UseFormSetError } from 'react-hook-form';
import type { Registration } from './registration';

/** Puts what the server found wrong at the fields it names, the first of them in focus. */
export function showServerErrors(error: unknown, setError: UseFormSetError<Registration>) {
  fieldErrorsOf(error, ['name', 'ID', 'email', 'password']).forEach(({ name, message }, index) =>
    setError(name, { message }, { shouldFocus: index === 0 }),
  );
}

import { ApiError } from '@portal/web-kit';
import type { UseFormSetError } from 'react-hook-form';
import type { Registration } from './registration';

const fields = ['name', 'ID', 'email', 'password'] as const satisfies readonly (keyof Registration)[];

/** Puts what the server found wrong at the fields it names, the first of them in focus. */
export function showServerErrors(error: unknown, setError: UseFormSetError<Registration>) {
  const found = error instanceof ApiError ? error.errors : [];
  const named = fields.flatMap((name) =>
    found.filter(({ path }) => path === name).map(({ message }) => ({ name, message })),
  );
  named.forEach(({ name, message }, index) => setError(name, { message }, { shouldFocus: index === 0 }));
}

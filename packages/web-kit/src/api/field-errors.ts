import { ApiError } from './api-error';

/** Errors of the named fields, in the order of the names; empty for other failures. Forms use `useFormSubmit` of web-kit/forms. */
export function fieldErrorsOf<Name extends string>(
  error: unknown,
  names: readonly Name[],
): readonly { readonly name: Name; readonly message: string }[] {
  const found = error instanceof ApiError ? error.errors : [];
  return names.flatMap((name) => found.filter(({ path }) => path === name).map(({ message }) => ({ name, message })));
}

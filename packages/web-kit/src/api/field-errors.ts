import { ApiError } from './api-error';

/** What the server found wrong at the named fields of a form, in the order of the form; nothing for other failures. */
export function fieldErrorsOf<Name extends string>(
  error: unknown,
  names: readonly Name[],
): readonly { readonly name: Name; readonly message: string }[] {
  const found = error instanceof ApiError ? error.errors : [];
  return names.flatMap((name) => found.filter(({ path }) => path === name).map(({ message }) => ({ name, message })));
}

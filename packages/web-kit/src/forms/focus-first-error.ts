import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Focuses the first field with an error, in the order in which the default values list the fields, which has to be the
 * order of the page. react-hook-form itself goes by the order in which fields appeared, and some appear late.
 */
export function focusFirstError<Values extends FieldValues>(
  { getValues, setFocus }: Pick<UseFormReturn<Values>, 'getValues' | 'setFocus'>,
  errors: FieldErrors<Values>,
): void {
  const first = Object.keys(getValues()).find((name) => errors[name] !== undefined);
  if (first !== undefined) setFocus(pathTo(first, errors[first]) as FieldPath<Values>);
}

/** A field may consist of several controls, as a moment does of `start.date` and `start.time`. */
function pathTo(path: string, error: unknown): string {
  if (typeof error !== 'object' || error === null || 'type' in error) return path;
  const [part, inner] = Object.entries(error)[0] ?? [];
  return part === undefined ? path : pathTo(`${path}.${part}`, inner);
}

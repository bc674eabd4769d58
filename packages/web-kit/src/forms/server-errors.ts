import type { ErrorCode } from '@portal/contracts';
import { ApiError, messageOf } from '@portal/web-kit';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Where a form shows what the server refused. */
export interface ServerErrorOptions<Values extends FieldValues> {
  /** Shown when the server said nothing that people can read. */
  readonly fallback: string;
  /** Message for the whole form in place of the server's; undefined leaves the server's. */
  readonly describe?: (error: unknown) => string | undefined;
  /** Fields that the call names otherwise than the form: `{ 'schedule.start': 'start.date' }`. */
  readonly fieldOfPath?: Readonly<Record<string, FieldPath<Values>>>;
  /** Error codes that are about one field though the server names none: `{ 'ROOM.NAME_TAKEN': 'name' }`. */
  readonly fieldOfCode?: Readonly<Partial<Record<ErrorCode, FieldPath<Values>>>>;
  /** Show the server's message for the whole form also when its fields show errors. */
  readonly alwaysShowMessage?: boolean;
}

/**
 * Shows a failed call in the form: errors of fields at their fields, with the first one in focus, and otherwise the
 * server's message for the whole form, which `FormError` shows and the next submit removes. Returns whether a field shows
 * an error.
 */
export function applyServerErrors<Values extends FieldValues>(
  { setError, getValues }: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  error: unknown,
  options: ServerErrorOptions<Values>,
): boolean {
  const names = Object.keys(getValues());
  const message = messageOf(error, options.fallback);
  const found = fieldErrors(error, message, names, options);
  if (found.length === 0 || options.alwaysShowMessage) {
    setError('root.server', { type: 'server', message: options.describe?.(error) ?? message });
  }
  found.forEach(([field, text], index) =>
    setError(field, { type: 'server', message: text }, { shouldFocus: index === 0 }),
  );
  return found.length > 0;
}

type Found<Values extends FieldValues> = readonly [field: FieldPath<Values>, message: string];

/** One error a field, in the order of the form. */
function fieldErrors<Values extends FieldValues>(
  error: unknown,
  message: string,
  names: readonly string[],
  { fieldOfPath = {}, fieldOfCode = {} }: ServerErrorOptions<Values>,
): readonly Found<Values>[] {
  if (!(error instanceof ApiError)) return [];
  const ofCode = (fieldOfCode as Partial<Record<string, FieldPath<Values>>>)[error.code];
  if (ofCode !== undefined) return [[ofCode, message]];
  const fieldAt = (path: string): FieldPath<Values> | undefined => {
    const renamed = Object.keys(fieldOfPath).find((known) => path === known || path.startsWith(`${known}.`));
    if (renamed !== undefined) return fieldOfPath[renamed];
    const [first = ''] = path.split('.');
    return names.includes(first) ? (first as FieldPath<Values>) : undefined;
  };
  const byField = new Map<FieldPath<Values>, string>();
  for (const { path, message: text } of error.errors) {
    const field = fieldAt(path);
    if (field !== undefined && !byField.has(field)) byField.set(field, text);
  }
  const placeOf = ([field]: Found<Values>) => names.indexOf(field.split('.')[0] ?? '');
  return [...byField].toSorted((one, other) => placeOf(one) - placeOf(other));
}

import { useSingleFlight } from '@portal/web-kit';
import type { SyntheticEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { focusFirstError } from './focus-first-error';
import { applyServerErrors, type ServerErrorOptions } from './server-errors';

/** How a submit shows what failed. */
export interface SubmitOptions<Values extends FieldValues> extends ServerErrorOptions<Values> {
  /**
   * Called with a failure after the form showed it, and whether a field shows it, which then needs no other message: for
   * a toast, or to load what someone else changed.
   */
  readonly onFailure?: (error: unknown, isShownAtField: boolean) => void | Promise<void>;
}

/**
 * The `onSubmit` of a form: checks the fields and focuses the first wrong one, calls `send` with the checked values, one
 * call at a time, and shows in the form what it throws.
 */
export function useFormSubmit<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  send: (values: Values) => Promise<void>,
  options: SubmitOptions<Values>,
): (event?: SyntheticEvent) => void {
  const sendOnce = useSingleFlight(async (values: Values) => {
    try {
      await send(values);
    } catch (error) {
      const isShownAtField = applyServerErrors(form, error, options);
      await options.onFailure?.(error, isShownAtField);
    }
  });
  return (event) => void form.handleSubmit(sendOnce, (errors) => focusFirstError(form, errors))(event);
}

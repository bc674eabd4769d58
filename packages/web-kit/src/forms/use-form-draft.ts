import { useDraft } from '@portal/web-kit';
import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** The form with its draft. */
export interface FormDraft<Values extends FieldValues> {
  /** Whether a former visit left something in the form. */
  readonly isRestored: boolean;
  /** Sets the form back to its default values, or to these, and forgets the draft. */
  readonly startOver: (values?: Values) => void;
  /** Forgets the draft: call it when the form was sent or cancelled. */
  readonly clear: () => void;
}

/**
 * Keeps what is typed into a form until it is sent, for this tab and this person, and restores it on the next visit.
 * `restore` merges a draft with the default values; unless given, the draft wins. Never for passwords.
 */
export function useFormDraft<Values extends FieldValues>(
  { reset, subscribe, formState: { defaultValues } }: UseFormReturn<Values>,
  name: string,
  restore = (draft: Partial<Values>, empty: Values): Values => ({ ...empty, ...draft }),
): FormDraft<Values> {
  const { stored, store, clear } = useDraft<Partial<Values>>(name);
  const first = useRef({ restore, empty: defaultValues as Values });
  useEffect(() => {
    const { restore: merge, empty } = first.current;
    if (stored) reset(merge(stored, empty), { keepDefaultValues: true });
    return subscribe({ formState: { values: true }, callback: ({ values }) => store(values) });
  }, [stored, reset, subscribe, store]);
  const startOver = (values?: Values) => {
    reset(values);
    clear();
  };
  return { isRestored: stored !== undefined, startOver, clear };
}

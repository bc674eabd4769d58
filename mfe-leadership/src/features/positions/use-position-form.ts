import { useDraft } from '@portal/web-kit';
import { useEffect, useMemo } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { emptyPosition, problemsOf, type PickedUnit, type PositionForm } from './position-form';

/** Looks at the whole form at once, so that everything that is wrong is said. */
export const checkPosition: Resolver<PositionForm> = (typed) => {
  const errors = problemsOf(typed);
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: typed, errors: {} };
};

/** The form of a new position, with what a former visit left in it; `unit` is a coordinator's own. */
export function usePositionForm(unit: PickedUnit | null) {
  const empty = useMemo(() => emptyPosition(unit), [unit]);
  const { stored, store, clear } = useDraft<PositionForm>('add-position');
  const form = useForm<PositionForm>({ resolver: checkPosition, defaultValues: empty, shouldFocusError: false });
  const { reset, subscribe } = form;
  useEffect(() => {
    // The own unit is the one of today.
    if (stored) reset({ ...empty, ...stored, ...(unit && { unit }) }, { keepDefaultValues: true });
    return subscribe({ formState: { values: true }, callback: ({ values }) => store(values) });
  }, [stored, empty, unit, reset, subscribe, store]);

  const startOver = () => {
    reset(empty);
    clear();
  };
  return { form, startOver };
}

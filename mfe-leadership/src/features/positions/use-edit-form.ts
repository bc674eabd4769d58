import type { PositionAnswer } from '@portal/contracts';
import { useDraft } from '@portal/web-kit';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { mergeMeanwhile } from './meanwhile';
import { formOfPosition, type PositionForm } from './position-form';
import { checkPosition } from './use-position-form';

/** What an editing began with. */
interface Base {
  readonly version: number;
  readonly form: PositionForm;
}

const baseOf = (position: PositionAnswer): Base => ({ version: position.version, form: formOfPosition(position) });

/** The form of a position that is edited, with what a former visit left in it. */
export function useEditForm(position: PositionAnswer) {
  const { stored, store, clear } = useDraft<Base & { readonly typed: PositionForm }>(`edit-position.${position._id}`);
  const [base, setBase] = useState<Base>(() => stored ?? baseOf(position));
  const [theirs, setTheirs] = useState<readonly (keyof PositionForm)[]>([]);
  const form = useForm<PositionForm>({ resolver: checkPosition, defaultValues: base.form, shouldFocusError: false });
  const { reset, subscribe, getValues } = form;
  useEffect(() => {
    if (stored) reset(stored.typed, { keepDefaultValues: true });
  }, [stored, reset]);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => store({ ...base, typed: values }) }),
    [subscribe, store, base],
  );
  /** Goes on with what was typed, on what somebody else saved. */
  const rebase = (now: PositionAnswer) => {
    const next = baseOf(now);
    const found = mergeMeanwhile(base.form, getValues(), next.form);
    setBase(next);
    setTheirs(found.theirs);
    reset(next.form);
    reset(found.merged, { keepDefaultValues: true });
    store({ ...next, typed: found.merged });
  };
  return { form, version: base.version, theirs, rebase, clear };
}

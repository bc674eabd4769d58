import type { EventAnswer } from '@portal/contracts';
import { useDraft, useInstituteSettings } from '@portal/web-kit';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { EventForm } from './event-form';
import { formOfEvent } from './form-of-event';
import { formResolver } from './form-resolver';
import { mergeMeanwhile, type ForeignChange } from './meanwhile';

/** What an editing began with. */
interface Base {
  readonly version: number;
  readonly form: EventForm;
}

interface EditDraft extends Base {
  readonly typed: EventForm;
}

/** The form of an event that is edited, with what a former visit left in it. */
export function useEditForm(event: EventAnswer) {
  const { timeZone } = useInstituteSettings();
  const { stored, store, clear } = useDraft<EditDraft>(`edit-event.${event._id}`);
  const baseOf = (now: EventAnswer): Base => ({ version: now.version, form: formOfEvent(now, timeZone) });
  const [base, setBase] = useState<Base>(() => stored ?? baseOf(event));
  const [meanwhile, setMeanwhile] = useState<readonly ForeignChange[]>();
  const form = useForm<EventForm>({ resolver: formResolver, defaultValues: base.form });
  const { reset, subscribe, formState } = form;
  const { isDirty } = formState;

  // While nothing is typed, it begins with what somebody else saved; a draft is told of it when it is saved.
  if (!stored && !isDirty && event.version > base.version) setBase(baseOf(event));
  useEffect(() => {
    if (!isDirty) reset(base.form);
  }, [isDirty, base.form, reset]);
  useEffect(() => {
    if (stored) reset(stored.typed, { keepDefaultValues: true });
  }, [stored, reset]);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => store({ ...base, typed: values }) }),
    [subscribe, store, base],
  );
  const begin = (now: EventAnswer) => {
    const next = baseOf(now);
    setBase(next);
    setMeanwhile(undefined);
    reset(next.form);
    clear();
  };
  /** Goes on with what was typed, on what somebody else saved. */
  const rebase = (now: EventAnswer) => {
    const next = baseOf(now);
    const { merged, changes } = mergeMeanwhile(base.form, form.getValues(), next.form);
    setBase(next);
    setMeanwhile(changes);
    reset(next.form);
    reset(merged, { keepDefaultValues: true });
    store({ ...next, typed: merged });
  };
  return { form, base, meanwhile, isDirty, timeZone, begin, rebase, clear };
}

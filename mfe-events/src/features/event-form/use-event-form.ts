import { useDraft, useSession } from '@portal/web-kit';
import { useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { emptyForm } from './empty-form';
import type { EventForm } from './event-form';
import { formResolver } from './form-resolver';

/** The form of a new event, with what a former visit left in it. */
export function useEventForm() {
  const { user, role } = useSession();
  const empty = useMemo(() => emptyForm({ user, role }), [user, role]);
  const { stored, store, clear } = useDraft<EventForm>('create-event');
  const form = useForm<EventForm>({
    resolver: formResolver,
    defaultValues: empty,
  });
  const { reset, subscribe } = form;
  useEffect(() => {
    if (stored) reset({ ...empty, ...stored }, { keepDefaultValues: true });
    return subscribe({ formState: { values: true }, callback: ({ values }) => store(values) });
  }, [stored, empty, reset, subscribe, store]);

  const startOver = () => {
    reset(empty);
    clear();
  };
  return { form, startOver };
}

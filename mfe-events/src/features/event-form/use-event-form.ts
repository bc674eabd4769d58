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
  const { kept, keep, drop } = useDraft<EventForm>('create-event');
  const form = useForm<EventForm>({
    resolver: formResolver,
    defaultValues: empty,
  });
  const { reset, subscribe } = form;
  useEffect(() => {
    if (kept) reset({ ...empty, ...kept }, { keepDefaultValues: true });
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [kept, empty, reset, subscribe, keep]);

  const startOver = () => {
    reset(empty);
    drop();
  };
  return { form, startOver };
}

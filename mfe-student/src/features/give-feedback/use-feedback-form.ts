import { useDraft } from '@portal/web-kit';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { findTarget } from './api/find-targets';
import { emptyFeedback, problemsOf, targetTypeNamed, type FeedbackForm } from './feedback-form';

/** The form, with what a former visit left in it, or else with what the address names. */
export function useFeedbackForm() {
  const { kept, keep, drop } = useDraft<FeedbackForm>('give-feedback');
  const form = useForm<FeedbackForm>({
    defaultValues: emptyFeedback,
    resolver: (typed) => {
      const errors = problemsOf(typed);
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: typed, errors: {} };
    },
  });
  const { reset, subscribe } = form;
  useEffect(() => {
    if (kept) reset({ ...emptyFeedback, ...kept }, { keepDefaultValues: true });
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [kept, reset, subscribe, keep]);
  usePrefill(form, kept === undefined);

  const startOver = () => {
    reset(emptyFeedback);
    drop();
  };
  return { form, startOver };
}

/** `?type=Event&id=…`: a page that is about something leads here with it. */
function usePrefill({ getValues, setValue }: ReturnType<typeof useForm<FeedbackForm>>, isWanted: boolean) {
  const [params] = useSearchParams();
  const type = targetTypeNamed(params.get('type'));
  const id = params.get('id');
  useEffect(() => {
    if (!isWanted || type === undefined) return undefined;
    let isGone = false;
    setValue('targetType', type);
    const fill = async (wanted: string) => {
      const target = await findTarget(type, wanted);
      const isUntouched = getValues('targetType') === type && getValues('target') === null;
      if (target && isUntouched && !isGone) setValue('target', { id: target.id, label: target.label });
    };
    // What cannot be looked up is chosen by hand.
    if (id !== null) fill(id).catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [isWanted, type, id, getValues, setValue]);
}

import { useFormDraft, useSchemaForm } from '@portal/web-kit/forms';
import { useEffect } from 'react';
import type { UseFormReturn } from '@portal/web-kit/forms';
import { useSearchParams } from 'react-router-dom';
import { findTargets } from './api/find-targets';
import { emptyFeedback, feedbackSchema, targetTypeNamed, type FeedbackForm } from './feedback-schema';

/** The form with its draft, and the target that a link names. */
export function useFeedbackForm() {
  const form = useSchemaForm({ schema: feedbackSchema, defaultValues: emptyFeedback });
  const { isRestored, startOver } = useFormDraft(form, 'give-feedback');
  usePrefill(form, isRestored);
  return { form, startOver };
}

/**
 * Pages about something link here with `?type=Event&id=…`, which takes the place of the target of a draft; what else was
 * typed stays. The address forgets it then, so that a target chosen by hand is still there after a reload.
 */
function usePrefill({ getValues, setValue }: UseFormReturn<FeedbackForm>, isRestored: boolean) {
  const [params, setParams] = useSearchParams();
  const type = targetTypeNamed(params.get('type'));
  const id = params.get('id');
  useEffect(() => {
    if (type === undefined) return undefined;
    let isUnmounted = false;
    if (!isRestored) setValue('targetType', type);
    const before = getValues();
    const fill = async (wanted: string) => {
      const [found] = await findTargets({ type, id: wanted });
      const isUntouched =
        getValues('targetType') === before.targetType && getValues('target')?.id === before.target?.id;
      if (!found || !isUntouched || isUnmounted) return;
      setValue('targetType', type);
      setValue('target', { id: found.id, label: found.label });
    };
    const forget = () => {
      if (!isUnmounted) setParams(withoutTarget, { replace: true });
    };
    // A target that cannot be loaded is left to the person.
    if (id !== null)
      fill(id)
        .catch(() => undefined)
        .finally(forget);
    return () => {
      isUnmounted = true;
    };
  }, [isRestored, type, id, getValues, setValue, setParams]);
}

function withoutTarget(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete('type');
  rest.delete('id');
  return rest;
}

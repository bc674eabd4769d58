import { useFormDraft, useSchemaForm } from '@portal/web-kit/forms';
import { useEffect } from 'react';
import type { UseFormReturn } from '@portal/web-kit/forms';
import { useSearchParams } from 'react-router-dom';
import { findTargets } from './api/find-targets';
import { emptyFeedback, feedbackSchema, targetTypeNamed, type FeedbackForm } from './feedback-schema';

/** The form with its draft, or else with the target that the URL names. */
export function useFeedbackForm() {
  const form = useSchemaForm({ schema: feedbackSchema, defaultValues: emptyFeedback });
  const { isRestored, startOver } = useFormDraft(form, 'give-feedback');
  usePrefill(form, !isRestored);
  return { form, startOver };
}

/** Pages about something link here with `?type=Event&id=…`. */
function usePrefill({ getValues, setValue }: UseFormReturn<FeedbackForm>, isWanted: boolean) {
  const [params] = useSearchParams();
  const type = targetTypeNamed(params.get('type'));
  const id = params.get('id');
  useEffect(() => {
    if (!isWanted || type === undefined) return undefined;
    let isUnmounted = false;
    setValue('targetType', type);
    const fill = async (wanted: string) => {
      const [target] = await findTargets({ type, id: wanted });
      const isUntouched = getValues('targetType') === type && getValues('target') === null;
      if (target && isUntouched && !isUnmounted) setValue('target', { id: target.id, label: target.label });
    };
    // A target that cannot be loaded is left to the person.
    if (id !== null) fill(id).catch(() => undefined);
    return () => {
      isUnmounted = true;
    };
  }, [isWanted, type, id, getValues, setValue]);
}

import type { SessionUser } from '@portal/contracts';
import { Alert, Button, FormBar, Stack, TextButton, briefToast } from '@portal/ui';
import {
  ApiError,
  fieldErrorsOf,
  hasCode,
  messageOf,
  UnsavedChangesWarning,
  useFormats,
  useOnce,
} from '@portal/web-kit';
import { useState } from 'react';
import { useAddFeedback } from '../api/add-feedback';
import { bodyOf, fieldOf, sentFields, type FeedbackForm, type FormTargetType } from '../feedback-form';
import { giveFeedbackTexts as words } from '../texts';
import { useFeedbackForm } from '../use-feedback-form';
import { FeedbackFields } from './feedback-fields';

/** Gives feedback; what was typed stays until it was given or thrown away. */
export function GiveFeedbackForm({ user }: { readonly user: SessionUser }) {
  const { form, startOver } = useFeedbackForm();
  const { control, handleSubmit, setError, setFocus, setValue, clearErrors, formState } = form;
  const { mutateAsync, isPending } = useAddFeedback();
  const reasonOf = useReason();
  const [refusal, setRefusal] = useState<string>();
  // A new form begins with an empty picker too, which keeps what is half typed to itself.
  const [round, setRound] = useState(0);

  const begin = () => {
    setRefusal(undefined);
    startOver();
    setRound((before) => before + 1);
  };
  const discard = () => {
    begin();
    // The button goes with what was typed; the new form is there first.
    requestAnimationFrame(() => setFocus('type'));
  };
  const submit = useOnce(async (typed: FeedbackForm) => {
    setRefusal(undefined);
    try {
      await mutateAsync(bodyOf(typed, user._id));
      begin();
      briefToast.success(words.done);
    } catch (error) {
      briefToast.error(words.failed);
      setRefusal(reasonOf(error));
      problemsIn(error).forEach(({ field, message }, index) =>
        setError(field, { message }, { shouldFocus: index === 0 }),
      );
    }
  });
  const chooseKind = (type: FormTargetType) => {
    setValue('targetType', type, { shouldDirty: true });
    setValue('target', null, { shouldDirty: true });
    clearErrors('target');
  };
  const isChanged = formState.isDirty;
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <UnsavedChangesWarning when={isChanged} />
      <Stack gap={4}>
        <FeedbackFields key={round} control={control} onTargetType={chooseKind} />
        <FormBar
          message={refusal === undefined ? null : <Alert role="status">{refusal}</Alert>}
          note={
            isChanged ? (
              <>
                {words.draftKept} <TextButton onPress={discard}>{words.discard}</TextButton>
              </>
            ) : null
          }
        >
          <Button type="submit" variant="primary" busy={isPending} busyLabel={words.busy}>
            {words.submit}
          </Button>
        </FormBar>
      </Stack>
    </form>
  );
}

/** Refusals that are about one field, with or without the service naming it. */
function problemsIn(error: unknown) {
  if (hasCode(error, 'FEEDBACK.TARGET_NOT_FOUND')) {
    return [{ field: fieldOf.target_id, message: messageOf(error, words.targetMissing) }];
  }
  return fieldErrorsOf(error, sentFields).map(({ name, message }) => ({ field: fieldOf[name], message }));
}

/** Why it failed, and when it may be tried again. */
function useReason() {
  const formats = useFormats();
  return (error: unknown): string | undefined => {
    if (!(error instanceof Error) || problemsIn(error).length > 0) return undefined;
    const seconds = error instanceof ApiError ? error.retryAfter : undefined;
    if (!hasCode(error, 'FEEDBACK.TOO_MANY') || seconds === undefined) return error.message;
    return `${error.message} ${words.againAt(formats.time(Date.now() + seconds * 1000))}`;
  };
}

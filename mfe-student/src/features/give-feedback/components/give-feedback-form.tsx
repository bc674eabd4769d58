import { calls, SECOND_MS, type SessionUser } from '@portal/contracts';
import { Button, FormBar, Stack, TextButton, briefToast } from '@portal/ui';
import { ApiError, hasCode, UnsavedChangesWarning, useFormats, useWrite } from '@portal/web-kit';
import { FormError, useFormSubmit } from '@portal/web-kit/forms';
import { useState } from 'react';
import { bodyOf, fieldOfPath, type FormTargetType } from '../feedback-schema';
import { giveFeedbackMessages as messages } from '../messages';
import { useFeedbackForm } from '../use-feedback-form';
import { FeedbackFields } from './feedback-fields';

export function GiveFeedbackForm({ user }: { readonly user: SessionUser }) {
  const { form, startOver } = useFeedbackForm();
  const { control, setFocus, setValue, clearErrors, formState } = form;
  const { mutateAsync, isPending } = useWrite(calls.addFeedback);
  const describe = useFailureMessage();
  // The picker keeps what is typed into it to itself, so that only a new one is empty.
  const [formKey, setFormKey] = useState(0);

  const begin = () => {
    startOver();
    setFormKey((before) => before + 1);
  };
  const discard = () => {
    begin();
    // The button disappears, and the fields of the new form are not there yet.
    requestAnimationFrame(() => setFocus('type'));
  };
  const submit = useFormSubmit(
    form,
    async (values) => {
      await mutateAsync({ body: bodyOf(values, user._id) });
      begin();
      briefToast.success(messages.done);
    },
    {
      fallback: messages.failed,
      describe,
      fieldOfPath,
      fieldOfCode: { 'FEEDBACK.TARGET_NOT_FOUND': 'target' },
      onFailure: () => void briefToast.error(messages.failed),
    },
  );
  const chooseKind = (type: FormTargetType) => {
    setValue('targetType', type, { shouldDirty: true });
    setValue('target', null, { shouldDirty: true });
    clearErrors('target');
  };
  const isChanged = formState.isDirty;
  return (
    <form noValidate onSubmit={submit}>
      <UnsavedChangesWarning when={isChanged} />
      <Stack gap={4}>
        <FeedbackFields key={formKey} control={control} onTargetType={chooseKind} />
        <FormBar
          message={<FormError control={control} role="status" />}
          note={
            isChanged ? (
              <>
                {messages.draftSaved} <TextButton onPress={discard}>{messages.discard}</TextButton>
              </>
            ) : null
          }
        >
          <Button type="submit" variant="primary" busy={isPending} busyLabel={messages.busy}>
            {messages.submit}
          </Button>
        </FormBar>
      </Stack>
    </form>
  );
}

/** The server's message, with the time of the next attempt after too many in an hour. */
function useFailureMessage() {
  const formats = useFormats();
  return (error: unknown): string | undefined => {
    if (!(error instanceof ApiError)) return undefined;
    const { message, retryAfter } = error;
    if (!hasCode(error, 'FEEDBACK.TOO_MANY') || retryAfter === undefined) return message;
    return `${message} ${messages.againAt(formats.time(Date.now() + retryAfter * SECOND_MS))}`;
  };
}

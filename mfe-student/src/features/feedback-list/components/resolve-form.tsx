import { TEXT_LIMITS } from '@portal/contracts';
import { Button, Cluster, toast } from '@portal/ui';
import { ApiError, messageOf, useDraft } from '@portal/web-kit';
import {
  FormError,
  FormTextArea,
  requiredText,
  useFormDraft,
  useFormSubmit,
  useSchemaForm,
} from '@portal/web-kit/forms';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { useResolveFeedback, useShowCurrent } from '../api/resolve-feedback';
import { feedbackListMessages } from '../messages';
import styles from './feedback-card.module.css';

const messages = feedbackListMessages.resolve;
const schema = z.object({
  actions_taken: requiredText(TEXT_LIMITS.text, { missing: messages.empty, tooLong: messages.tooLong }),
});

const draftName = (id: string) => `resolve-feedback.${id}`;

/** Whether an officer began to write about the entry and did not send it. */
export function useHasResolveDraft(id: string): boolean {
  const { stored } = useDraft<z.infer<typeof schema>>(draftName(id));
  return Boolean(stored?.actions_taken);
}

interface ResolveFormProps {
  readonly id: string;
  /** The name of what the feedback is about. */
  readonly target: string;
  /** Opened with the button just now, which moves the focus into the form. */
  readonly isOpened: boolean;
  readonly onClose: () => void;
}

/** Asks for the actions taken, and marks the entry as resolved. */
export function ResolveForm({ id, target, isOpened, onClose }: ResolveFormProps) {
  const form = useSchemaForm({ schema, defaultValues: { actions_taken: '' } });
  const { control, setFocus } = form;
  const draft = useFormDraft(form, draftName(id));
  const { mutateAsync, isPending } = useResolveFeedback();
  const showCurrent = useShowCurrent(id);
  useEffect(() => {
    if (isOpened) setFocus('actions_taken');
  }, [isOpened, setFocus]);

  const submit = useFormSubmit(
    form,
    async (body) => {
      try {
        await mutateAsync({ params: { id }, body });
        toast.success(messages.done(target));
        // The answer makes the entry a resolved one, which has no form.
        draft.clear();
      } catch (error) {
        const isOutdated = error instanceof ApiError && [404, 409].includes(error.status);
        if (!isOutdated) throw error;
        toast.info(`${messageOf(error, messages.failed)} ${error.status === 409 ? messages.meanwhile : ''}`.trim());
        await showCurrent();
      }
    },
    { fallback: messages.failed },
  );
  const cancel = () => {
    draft.clear();
    onClose();
  };
  return (
    <form className={styles.resolve} noValidate onSubmit={submit}>
      <FormError control={control} />
      <FormTextArea
        control={control}
        name="actions_taken"
        label={feedbackListMessages.actionsTaken}
        description={messages.hint}
        isRequired
      />
      <Cluster>
        <Button type="submit" variant="primary" busy={isPending} busyLabel={messages.busy}>
          {messages.submit}
        </Button>
        <Button variant="quiet" isDisabled={isPending} onPress={cancel}>
          {messages.cancel}
        </Button>
      </Cluster>
    </form>
  );
}

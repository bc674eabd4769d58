import type { FeedbackAnswer } from '@portal/contracts';
import { TEXT_LIMITS } from '@portal/contracts';
import { Button, Cluster, TextArea, toast } from '@portal/ui';
import { ApiError, fieldErrorsOf, messageOf, useDraft, useSingleFlight } from '@portal/web-kit';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useReadAgain, useResolveFeedback } from '../api/resolve-feedback';
import { feedbackListMessages } from '../messages';
import styles from './feedback-card.module.css';

const messages = feedbackListMessages.resolve;

/** What an officer began to write about an entry and did not send yet. */
export const useResolveDraft = (id: string) => useDraft<string>(`resolve-feedback.${id}`);

interface ResolveFormProps {
  readonly entry: FeedbackAnswer;
  /** Opened by its button just now, not by a former visit. */
  readonly isOpened: boolean;
  readonly onClose: () => void;
}

/** Asks for the actions taken, and marks the entry as resolved. */
export function ResolveForm({ entry, isOpened, onClose }: ResolveFormProps) {
  const draft = useResolveDraft(entry._id);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(draft.stored ?? '');
  const [problem, setProblem] = useState<string>();
  const { mutateAsync, isPending } = useResolveFeedback(entry._id);
  const readAgain = useReadAgain(entry._id);
  useEffect(() => {
    if (isOpened) field.current?.focus();
  }, [isOpened]);

  const type = (next: string) => {
    setText(next);
    setProblem(undefined);
    if (next === '') draft.clear();
    else draft.store(next);
  };
  const refuse = (reason: string) => {
    setProblem(reason);
    field.current?.focus();
  };
  const close = () => {
    draft.clear();
    onClose();
  };
  const send = useSingleFlight(async (actions: string) => {
    try {
      await mutateAsync(actions);
      toast.success(messages.done);
      // The form goes with what made the entry one that can be resolved.
      draft.clear();
    } catch (error) {
      const outdated = error instanceof ApiError && [404, 409].includes(error.status);
      if (!outdated)
        return refuse(fieldErrorsOf(error, ['actions_taken'])[0]?.message ?? messageOf(error, messages.failed));
      toast.info(`${messageOf(error, messages.failed)} ${error.status === 409 ? messages.meanwhile : ''}`.trim());
      await readAgain();
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const actions = text.trim();
    if (actions === '') return refuse(messages.empty);
    if (actions.length > TEXT_LIMITS.text) return refuse(messages.tooLong(TEXT_LIMITS.text));
    void send(actions);
  };
  return (
    <form className={styles.resolve} noValidate onSubmit={submit}>
      <TextArea
        label={feedbackListMessages.actionsTaken}
        description={messages.hint}
        isRequired
        value={text}
        onChange={type}
        inputRef={field}
        errorMessage={problem}
      />
      <Cluster>
        <Button type="submit" variant="primary" busy={isPending} busyLabel={messages.busy}>
          {messages.submit}
        </Button>
        <Button variant="quiet" isDisabled={isPending} onPress={close}>
          {messages.cancel}
        </Button>
      </Cluster>
    </form>
  );
}

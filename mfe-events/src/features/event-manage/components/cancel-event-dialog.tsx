import type { EventAnswer } from '@portal/contracts';
import { Alert, Button, Dialog, Stack, Text, TextArea } from '@portal/ui';
import { fieldErrorsOf, messageOf, useDraft, useSingleFlight } from '@portal/web-kit';
import { useId, useRef, useState } from 'react';
import { useCancelEvent } from '../api/cancel-event';
import { manageTexts } from '../texts';

const words = manageTexts.cancel;
const LONGEST_REASON = 500;

interface CancelEventDialogProps {
  readonly event: EventAnswer;
  readonly onClose: () => void;
  readonly onCancelled: (event: EventAnswer) => void;
}

/** Asks for the reason, which everyone registered is told. */
export function CancelEventDialog({ event, onClose, onCancelled }: CancelEventDialogProps) {
  const formId = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const cancel = useCancelEvent(event._id);
  const draft = useDraft<string>(`cancel-event.${event._id}`);
  const [reason, setReason] = useState(draft.stored ?? '');
  const [problem, setProblem] = useState<string>();
  const refuse = (message: string | undefined) => {
    setProblem(message);
    if (message !== undefined) input.current?.focus();
  };
  const submit = useSingleFlight(async () => {
    const typed = reason.trim();
    if (typed === '') return refuse(words.missing);
    if (typed.length > LONGEST_REASON) return refuse(words.tooLong);
    refuse(undefined);
    try {
      const cancelled = await cancel.mutateAsync(typed);
      draft.clear();
      onCancelled(cancelled);
    } catch (error) {
      refuse(fieldErrorsOf(error, ['reason'])[0]?.message);
    }
  });
  return (
    <Dialog
      isOpen
      title={words.title(event.title)}
      onClose={onClose}
      role="alertdialog"
      footer={
        <>
          <Button onPress={onClose}>{words.keep}</Button>
          <Button type="submit" variant="danger" form={formId} busy={cancel.isPending} busyLabel={words.busy}>
            {words.submit}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(sent) => {
          sent.preventDefault();
          void submit();
        }}
      >
        <Stack gap={4}>
          <Text as="p" tone="secondary">
            {words.text}
          </Text>
          {cancel.error && problem === undefined ? (
            <Alert>
              <p>{messageOf(cancel.error, words.failed)}</p>
            </Alert>
          ) : null}
          <TextArea
            label={words.reason}
            isRequired
            rows={3}
            value={reason}
            onChange={(next) => {
              setReason(next);
              draft.store(next);
            }}
            inputRef={input}
            errorMessage={problem}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

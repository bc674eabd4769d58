import { calls, type EventAnswer } from '@portal/contracts';
import { Text } from '@portal/ui';
import { useWrite } from '@portal/web-kit';
import { FormDialog } from '@portal/web-kit/form-dialog';
import {
  FormError,
  FormTextArea,
  requiredText,
  useFormDraft,
  useFormSubmit,
  useSchemaForm,
} from '@portal/web-kit/forms';
import * as z from 'zod/mini';
import { messages as manageMessages } from '../messages';

const messages = manageMessages.cancel;
const texts = { ...messages, cancel: messages.keep };
const MAX_REASON_LENGTH = 500;
const cancelForm = z.object({
  reason: requiredText(MAX_REASON_LENGTH, { missing: messages.missing, tooLong: messages.tooLong }),
});

interface CancelEventDialogProps {
  readonly event: EventAnswer;
  readonly onClose: () => void;
  readonly onCancelled: (event: EventAnswer) => void;
}

/** Cancels an event with a reason, which everyone registered receives. */
export function CancelEventDialog({ event, onClose, onCancelled }: CancelEventDialogProps) {
  const cancel = useWrite(calls.cancelEvent, { invalidates: false });
  const form = useSchemaForm({ schema: cancelForm, defaultValues: { reason: '' } });
  const { clear } = useFormDraft(form, `cancel-event.${event._id}`);
  const { control } = form;
  const submit = useFormSubmit(
    form,
    async (body) => {
      const cancelled = await cancel.mutateAsync({ params: { id: event._id }, body });
      clear();
      onCancelled(cancelled);
    },
    { fallback: messages.failed },
  );
  return (
    <FormDialog
      role="alertdialog"
      title={messages.title(event.title)}
      texts={texts}
      submitVariant="danger"
      isBusy={cancel.isPending}
      onClose={onClose}
      onCancel={onClose}
      onSubmit={submit}
    >
      <Text as="p" tone="secondary">
        {messages.text}
      </Text>
      <FormError control={control} />
      <FormTextArea control={control} name="reason" label={messages.reason} isRequired rows={3} />
    </FormDialog>
  );
}

import { zodResolver, useEditForm, useFormSubmit, type ConcurrentChange } from '@portal/web-kit/forms';
import type { PositionAnswer } from '@portal/contracts';
import { Alert, Button, Dialog, Stack, briefToast } from '@portal/ui';
import { hasCode, messageOf, UnsavedChangesWarning } from '@portal/web-kit';
import { useId, useState } from 'react';
import { readCurrentPosition, useChangePosition } from '../api/change-position';
import { editMessages as messages, formMessages } from '../messages';
import {
  changedPositionBody,
  formOfPosition,
  positionSchema,
  serverErrors,
  type PositionForm,
} from '../position-schema';
import { PositionFields } from './position-fields';

const resolver = zodResolver(positionSchema);
const labelOf = (name: keyof PositionForm) => formMessages[name === 'title' ? 'positionTitle' : name];

interface EditPositionDialogProps {
  readonly position: PositionAnswer;
  readonly onClose: () => void;
}

/** A position in the form it was made with; what was typed stays until it is saved or cancelled. */
export function EditPositionDialog({ position, onClose }: EditPositionDialogProps) {
  const formId = useId();
  const { form, base, concurrentChanges, rebase, clear } = useEditForm({
    item: position,
    toValues: formOfPosition,
    resolver,
    draftName: `edit-position.${position._id}`,
  });
  const { mutateAsync, isPending, error } = useChangePosition(position._id);
  const [isErrorAtField, setErrorAtField] = useState(false);
  const leave = () => {
    clear();
    onClose();
  };
  const submit = useFormSubmit(
    form,
    async (values) => {
      const { title } = await mutateAsync(changedPositionBody(values, base.version));
      briefToast.success(messages.done(title));
      leave();
    },
    {
      fallback: messages.failed,
      ...serverErrors,
      async onFailure(failure, isShownAtField) {
        setErrorAtField(isShownAtField);
        if (!hasCode(failure, 'POSITION.CHANGED_MEANWHILE')) return;
        // If this fails too, the next save is refused again and loads it then.
        const current = await readCurrentPosition(position).catch(() => undefined);
        if (current) rebase(current);
      },
    },
  );
  return (
    <Dialog
      isOpen
      variant="wide"
      title={messages.title}
      onClose={onClose}
      footer={
        <>
          <Button onPress={leave}>{messages.cancel}</Button>
          <Button type="submit" variant="primary" form={formId} busy={isPending} busyLabel={messages.busy}>
            {messages.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack>
          <UnsavedChangesWarning when={form.formState.isDirty} />
          {error && !isErrorAtField ? <SaveError error={error} changes={concurrentChanges} /> : null}
          <PositionFields control={form.control} isSplit={false} fixedUnit={formMessages.unitStays} />
        </Stack>
      </form>
    </Dialog>
  );
}

interface SaveErrorProps {
  readonly error: Error;
  readonly changes?: readonly ConcurrentChange<PositionForm>[] | undefined;
}

/** Why it was not saved, and what to do then. */
function SaveError({ error, changes = [] }: SaveErrorProps) {
  const message = messageOf(error, messages.failed);
  if (!hasCode(error, 'POSITION.CHANGED_MEANWHILE') || changes.length === 0) {
    return (
      <Alert>
        <p>{message}</p>
      </Alert>
    );
  }
  return (
    <Alert tone="warning">
      <Stack gap={1}>
        <strong>{message}</strong>
        <p>{messages.concurrentChanges(changes.map(({ name }) => labelOf(name)).join(', '))}</p>
        <p>{messages.nextStep}</p>
      </Stack>
    </Alert>
  );
}

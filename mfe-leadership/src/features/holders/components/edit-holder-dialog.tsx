import {
  Alert,
  Button,
  Dialog,
  FieldCell,
  FieldGrid,
  Stack,
  TextField,
  briefToast,
  type TextFieldProps,
} from '@portal/ui';
import { hasCode, messageOf, UnsavedChangesWarning } from '@portal/web-kit';
import { useEditForm, useFormSubmit, zodResolver, type ConcurrentChange } from '@portal/web-kit/forms';
import { useId, useState } from 'react';
import { readCurrentHolder, useChangeHolder } from '../api/change-holder';
import { changeHolderBody, formOfRecord, recordErrors, recordSchema, type RecordForm } from '../holder-schema';
import type { ManagedHolder } from '../managed-holder';
import { cardMessages, editMessages as messages, formMessages } from '../messages';
import { DetailFields, StatusFields } from './record-fields';

const resolver = zodResolver(recordSchema);

interface EditHolderDialogProps {
  readonly holder: ManagedHolder;
  readonly onClose: () => void;
}

/** A record in the form it was made with; what was typed stays until it is saved or cancelled. */
export function EditHolderDialog({ holder, onClose }: EditHolderDialogProps) {
  const formId = useId();
  const { form, base, concurrentChanges, rebase, clear } = useEditForm<ManagedHolder, RecordForm>({
    item: holder,
    toValues: formOfRecord,
    resolver,
    draftName: `edit-holder.${holder._id}`,
  });
  const { mutateAsync, isPending, error } = useChangeHolder(holder._id);
  const [isErrorAtField, setErrorAtField] = useState(false);
  const leave = () => {
    clear();
    onClose();
  };
  const submit = useFormSubmit(
    form,
    async (values) => {
      await mutateAsync(changeHolderBody(values, base.version));
      briefToast.success(
        messages.done(cardMessages.label(holder.user_id.personal_info.name, holder.position_id.title)),
      );
      leave();
    },
    {
      fallback: messages.failed,
      ...recordErrors,
      async onFailure(failure, isShownAtField) {
        setErrorAtField(isShownAtField);
        if (!hasCode(failure, 'HOLDER.CHANGED_MEANWHILE')) return;
        // If this fails too, the next save is refused again and loads it then.
        const current = await readCurrentHolder(holder).catch(() => undefined);
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
          <FieldGrid>
            <WhatStays holder={holder} />
            <StatusFields
              control={form.control}
              // What has ended never begins again.
              statuses={holder.status === 'active' ? undefined : [holder.status]}
            />
          </FieldGrid>
          <DetailFields control={form.control} isSplit={false} />
        </Stack>
      </form>
    </Dialog>
  );
}

/** Whose record it is. */
function WhatStays({ holder }: { readonly holder: ManagedHolder }) {
  const { user_id: user, position_id: position, tenure_year: tenure } = holder;
  const person = [user.personal_info.name, user.user_id].filter(Boolean).join(', ');
  return (
    <>
      <FixedField label={formMessages.user} value={person} description={messages.stays} />
      <FixedField label={formMessages.positionTitle} value={`${position.title}, ${position.unit_id.name}`} />
      <FieldCell span="half">
        <FixedField label={formMessages.tenure} value={tenure} />
      </FieldCell>
    </>
  );
}

function FixedField(props: Pick<TextFieldProps, 'label' | 'value' | 'description'>) {
  return <TextField {...props} isReadOnly onChange={() => undefined} />;
}

interface SaveErrorProps {
  readonly error: Error;
  readonly changes?: readonly ConcurrentChange<RecordForm>[] | undefined;
}

/** Why it was not saved, and what to do then. */
function SaveError({ error, changes = [] }: SaveErrorProps) {
  const message = messageOf(error, messages.failed);
  if (!hasCode(error, 'HOLDER.CHANGED_MEANWHILE') || changes.length === 0) {
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
        <p>{messages.concurrentChanges(changes.map(({ name }) => formMessages[name]).join(', '))}</p>
        <p>{messages.nextStep}</p>
      </Stack>
    </Alert>
  );
}

import { categoryOfRole, type UnitDetails } from '@portal/contracts';
import { Alert, Button, Dialog, Stack, briefToast } from '@portal/ui';
import { hasCode, messageOf, UnsavedChangesWarning, useSession } from '@portal/web-kit';
import { zodResolver, useEditForm, useFormSubmit, type ConcurrentChange } from '@portal/web-kit/forms';
import { useId, useState } from 'react';
import { readCurrentUnit, useChangeUnit } from '../api/change-unit';
import { editMessages as messages, formMessages } from '../messages';
import { changedUnitBody, formOfUnit, serverErrors, unitSchema, type UnitForm } from '../unit-schema';
import { UnitFields } from './unit-fields';

const resolver = zodResolver(unitSchema);

interface EditUnitDialogProps {
  readonly unit: UnitDetails;
  readonly onClose: () => void;
}

/** A unit in the form it was made with; what was typed stays until it is saved or cancelled. */
export function EditUnitDialog({ unit, onClose }: EditUnitDialogProps) {
  const formId = useId();
  const ownCategory = categoryOfRole(useSession().role);
  const { form, base, concurrentChanges, rebase, clear } = useEditForm({
    item: versioned(unit),
    toValues: formOfUnit,
    resolver,
    draftName: `edit-unit.${unit._id}`,
  });
  const { mutateAsync, isPending, error } = useChangeUnit(unit._id);
  const [isErrorAtField, setErrorAtField] = useState(false);
  const leave = () => {
    clear();
    onClose();
  };
  const submit = useFormSubmit(
    form,
    async (values) => {
      const { name } = await mutateAsync(changedUnitBody(values, base.version));
      briefToast.success(messages.done(name));
      leave();
    },
    {
      fallback: messages.failed,
      ...serverErrors,
      async onFailure(failure, isShownAtField) {
        setErrorAtField(isShownAtField);
        if (!hasCode(failure, 'UNIT.CHANGED_MEANWHILE')) return;
        // If this fails too, the next save is refused again and loads it then.
        const current = await readCurrentUnit(unit).catch(() => undefined);
        if (current) rebase(versioned(current));
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
          <UnitFields control={form.control} ownCategory={ownCategory} hasActivity={false} isSplit={false} />
        </Stack>
      </form>
    </Dialog>
  );
}

/** Whoever may edit the unit is told its version. */
const versioned = (unit: UnitDetails) => ({ ...unit, version: unit.version ?? 1 });

interface SaveErrorProps {
  readonly error: Error;
  readonly changes?: readonly ConcurrentChange<UnitForm>[] | undefined;
}

const labelOf = (name: keyof UnitForm) => formMessages[name];

/** Why it was not saved, and what to do then. */
function SaveError({ error, changes = [] }: SaveErrorProps) {
  const message = messageOf(error, messages.failed);
  if (!hasCode(error, 'UNIT.CHANGED_MEANWHILE') || changes.length === 0) {
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

import type { PositionAnswer } from '@portal/contracts';
import { Alert, Button, Dialog, Stack, briefToast } from '@portal/ui';
import { hasCode, messageOf, UnsavedChangesWarning, useSingleFlight } from '@portal/web-kit';
import { focusFirstError } from '@portal/web-kit/forms';
import { useId, useState } from 'react';
import { readPositionNow, useChangePosition } from '../api/change-position';
import { changedPositionBody, type PositionForm } from '../position-form';
import { showServerErrors } from '../server-errors';
import { editMessages, formMessages } from '../messages';
import { useEditForm } from '../use-edit-form';
import { PositionFields } from './position-fields';
import styles from './positions.module.css';

const labels: Readonly<Record<keyof PositionForm, string>> = {
  title: formMessages.positionTitle,
  unit: formMessages.unit,
  type: formMessages.type,
  customType: formMessages.customType,
  description: formMessages.description,
  count: formMessages.count,
  duties: formMessages.duties,
  minCgpa: formMessages.minCgpa,
  minYear: formMessages.minYear,
  skills: formMessages.skills,
};

interface EditPositionDialogProps {
  readonly position: PositionAnswer;
  readonly onClose: () => void;
}

/** A position in the form it was made with; what was typed stays until it is saved or cancelled. */
export function EditPositionDialog({ position, onClose }: EditPositionDialogProps) {
  const formId = useId();
  const { form, version, theirs, rebase, clear } = useEditForm(position);
  const { control, handleSubmit, setError, formState } = form;
  const change = useChangePosition(position._id);
  const [failure, setFailure] = useState<unknown>();
  const leave = () => {
    clear();
    onClose();
  };
  const submit = useSingleFlight(async (typed: PositionForm) => {
    setFailure(undefined);
    try {
      const { title } = await change.mutateAsync(changedPositionBody(typed, version));
      briefToast.success(editMessages.done(title));
      leave();
    } catch (error) {
      setFailure(error);
      if (!hasCode(error, 'POSITION.CHANGED_MEANWHILE')) return showServerErrors(error, setError);
      // Without an answer the next save is told the same, and looks again.
      await readPositionNow(position).then(
        (now) => now && rebase(now),
        () => undefined,
      );
    }
  });
  return (
    <Dialog
      isOpen
      variant="wide"
      title={editMessages.title}
      onClose={onClose}
      footer={
        <>
          <Button onPress={leave}>{editMessages.cancel}</Button>
          <Button type="submit" variant="primary" form={formId} busy={change.isPending} busyLabel={editMessages.busy}>
            {editMessages.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.edit}
        onSubmit={(sent) => void handleSubmit(submit, (errors) => focusFirstError(form, errors))(sent)}
      >
        <UnsavedChangesWarning when={formState.isDirty} />
        {failure ? <Failure error={failure} theirs={theirs} /> : null}
        <PositionFields control={control} isSplit={false} fixedUnit={formMessages.unitStays} />
      </form>
    </Dialog>
  );
}

interface FailureProps {
  readonly error: unknown;
  readonly theirs: readonly (keyof PositionForm)[];
}

/** Why it was not saved, and what to do then. */
function Failure({ error, theirs }: FailureProps) {
  const message = messageOf(error, editMessages.failed);
  if (!hasCode(error, 'POSITION.CHANGED_MEANWHILE') || theirs.length === 0) {
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
        <p>{editMessages.theirs(theirs.map((name) => labels[name]).join(', '))}</p>
        <p>{editMessages.whatNow}</p>
      </Stack>
    </Alert>
  );
}

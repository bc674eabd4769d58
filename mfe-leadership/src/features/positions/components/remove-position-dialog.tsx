import type { PositionAnswer } from '@portal/contracts';
import { Alert, ConfirmDialog, Stack, briefToast } from '@portal/ui';
import { messageOf, useSingleFlight } from '@portal/web-kit';
import { Trash2 } from 'lucide-react';
import { useRemovePosition } from '../api/remove-position';
import { removeMessages } from '../messages';

interface RemovePositionDialogProps {
  readonly position: PositionAnswer;
  readonly onClose: (isRemoved: boolean) => void;
}

/** Says what deleting a position means, and asks. */
export function RemovePositionDialog({ position, onClose }: RemovePositionDialogProps) {
  const { mutateAsync, isPending, error } = useRemovePosition();
  const { _id, title, unit_id: unit } = position;
  const remove = useSingleFlight(async () => {
    try {
      await mutateAsync(_id);
      briefToast.success(removeMessages.done(title));
      onClose(true);
    } catch {
      // The dialog shows it.
    }
  });
  return (
    <ConfirmDialog
      isOpen
      title={removeMessages.title(title)}
      confirmLabel={removeMessages.confirm}
      confirmIcon={<Trash2 />}
      busy={isPending}
      busyLabel={removeMessages.busy}
      onConfirm={() => void remove()}
      onCancel={() => onClose(false)}
    >
      <Stack gap={3}>
        <p>{removeMessages.text(title, unit.name)}</p>
        {error ? (
          <Alert>
            <p>{messageOf(error, removeMessages.failed)}</p>
          </Alert>
        ) : null}
      </Stack>
    </ConfirmDialog>
  );
}

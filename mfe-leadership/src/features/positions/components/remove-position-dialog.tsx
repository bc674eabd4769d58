import { calls, type PositionAnswer } from '@portal/contracts';
import { useWrite } from '@portal/web-kit';
import { ActionDialog } from '@portal/web-kit/action-dialog';
import { Trash2 } from 'lucide-react';
import { removeMessages as messages } from '../messages';

interface RemovePositionDialogProps {
  readonly position: PositionAnswer;
  readonly onClose: (isRemoved: boolean) => void;
}

/** Says what deleting a position means, and asks. */
export function RemovePositionDialog({ position, onClose }: RemovePositionDialogProps) {
  const { mutateAsync } = useWrite(calls.removePosition);
  const { _id, title, unit_id: unit } = position;
  const remove = async () => {
    await mutateAsync({ params: { id: _id } });
    return messages.done(title);
  };
  return (
    <ActionDialog
      title={messages.title(title)}
      confirmLabel={messages.confirm}
      confirmIcon={<Trash2 />}
      busyLabel={messages.busy}
      action={remove}
      failed={messages.failed}
      onClose={onClose}
    >
      <p>{messages.text(title, unit.name)}</p>
    </ActionDialog>
  );
}

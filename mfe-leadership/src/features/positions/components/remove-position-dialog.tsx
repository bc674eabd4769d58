import { calls, type PositionAnswer } from '@portal/contracts';
import { ConfirmWrite } from '@portal/web-kit/action-dialog';
import { Trash2 } from 'lucide-react';
import { removeMessages as messages } from '../messages';

interface RemovePositionDialogProps {
  readonly position: PositionAnswer;
  readonly onClose: (isRemoved: boolean) => void;
}

/** Says what deleting a position means, and asks. */
export function RemovePositionDialog({ position, onClose }: RemovePositionDialogProps) {
  const { _id, title, unit_id: unit } = position;
  return (
    <ConfirmWrite
      call={calls.removePosition}
      input={{ params: { id: _id } }}
      title={messages.title(title)}
      confirmLabel={messages.confirm}
      confirmIcon={<Trash2 />}
      busyLabel={messages.busy}
      done={messages.done(title)}
      failed={messages.failed}
      onClose={onClose}
    >
      <p>{messages.text(title, unit.name)}</p>
    </ConfirmWrite>
  );
}

import { calls, type HolderAnswer } from '@portal/contracts';
import { ConfirmWrite } from '@portal/web-kit/action-dialog';
import { Trash2 } from 'lucide-react';
import { cardMessages, removeMessages as messages } from '../messages';

interface RemoveHolderDialogProps {
  readonly holder: HolderAnswer;
  readonly onClose: (isRemoved: boolean) => void;
}

/** Says what is lost with the record, and asks. */
export function RemoveHolderDialog({ holder, onClose }: RemoveHolderDialogProps) {
  const { name } = holder.user_id.personal_info;
  const { title } = holder.position_id;
  const label = cardMessages.label(name, title);
  return (
    <ConfirmWrite
      call={calls.removeHolder}
      input={{ params: { id: holder._id } }}
      title={messages.title(label)}
      confirmLabel={messages.confirm}
      confirmIcon={<Trash2 />}
      busyLabel={messages.busy}
      done={messages.done(label)}
      failed={messages.failed}
      onClose={onClose}
    >
      <p>{messages.text(name, title, holder.tenure_year)}</p>
      {holder.status === 'active' ? <p>{messages.instead}</p> : null}
    </ConfirmWrite>
  );
}

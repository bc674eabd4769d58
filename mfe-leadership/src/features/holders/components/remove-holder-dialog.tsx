import { calls, type HolderAnswer } from '@portal/contracts';
import { useWrite } from '@portal/web-kit';
import { ActionDialog } from '@portal/web-kit/action-dialog';
import { Trash2 } from 'lucide-react';
import { cardMessages, removeMessages as messages } from '../messages';

interface RemoveHolderDialogProps {
  readonly holder: HolderAnswer;
  readonly onClose: (isRemoved: boolean) => void;
}

/** Says what is lost with the record, and asks. */
export function RemoveHolderDialog({ holder, onClose }: RemoveHolderDialogProps) {
  const { mutateAsync } = useWrite(calls.removeHolder);
  const { name } = holder.user_id.personal_info;
  const { title } = holder.position_id;
  const label = cardMessages.label(name, title);
  const remove = async () => {
    await mutateAsync({ params: { id: holder._id } });
    return messages.done(label);
  };
  return (
    <ActionDialog
      title={messages.title(label)}
      confirmLabel={messages.confirm}
      confirmIcon={<Trash2 />}
      busyLabel={messages.busy}
      action={remove}
      failed={messages.failed}
      onClose={onClose}
    >
      <p>{messages.text(name, title, holder.tenure_year)}</p>
      {holder.status === 'active' ? <p>{messages.instead}</p> : null}
    </ActionDialog>
  );
}

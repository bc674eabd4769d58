import type { HolderAnswer } from '@portal/contracts';
import { Alert, ConfirmDialog, Stack, briefToast } from '@portal/ui';
import { messageOf, useSingleFlight } from '@portal/web-kit';
import { Trash2 } from 'lucide-react';
import { useRemoveHolder } from '../api/remove-holder';
import { cardMessages, removeMessages as messages } from '../messages';

interface RemoveHolderDialogProps {
  readonly holder: HolderAnswer;
  readonly onClose: (isRemoved: boolean) => void;
}

/** Says what is lost with the record, and asks. */
export function RemoveHolderDialog({ holder, onClose }: RemoveHolderDialogProps) {
  const { mutateAsync, isPending, error } = useRemoveHolder();
  const { name } = holder.user_id.personal_info;
  const { title } = holder.position_id;
  const label = cardMessages.label(name, title);
  const remove = useSingleFlight(async () => {
    try {
      await mutateAsync(holder._id);
      briefToast.success(messages.done(label));
      onClose(true);
    } catch {
      // The dialog shows it.
    }
  });
  return (
    <ConfirmDialog
      isOpen
      title={messages.title(label)}
      confirmLabel={messages.confirm}
      confirmIcon={<Trash2 />}
      busy={isPending}
      busyLabel={messages.busy}
      onConfirm={() => void remove()}
      onCancel={() => onClose(false)}
    >
      <Stack gap={3}>
        <p>{messages.text(name, title, holder.tenure_year)}</p>
        {holder.status === 'active' ? <p>{messages.instead}</p> : null}
        {error ? (
          <Alert>
            <p>{messageOf(error, messages.failed)}</p>
          </Alert>
        ) : null}
      </Stack>
    </ConfirmDialog>
  );
}

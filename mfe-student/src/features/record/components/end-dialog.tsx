import { calls, type SharedRecord } from '@portal/contracts';
import { useWrite } from '@portal/web-kit';
import { ActionDialog } from '@portal/web-kit/action-dialog';
import { endMessages as messages, linkMessages } from '../messages';

interface EndDialogProps {
  readonly link: SharedRecord;
  readonly onClose: (isEnded: boolean) => void;
}

/** Says what ending a link means, and asks. */
export function EndDialog({ link, onClose }: EndDialogProps) {
  const { mutateAsync } = useWrite(calls.endSharedRecord);
  const end = async () => {
    await mutateAsync({ params: { id: link._id } });
    return messages.done;
  };
  return (
    <ActionDialog
      title={messages.title(link.label || linkMessages.unnamed)}
      confirmLabel={messages.confirm}
      cancelLabel={messages.cancel}
      busyLabel={messages.busy}
      action={end}
      failed={messages.failed}
      onClose={onClose}
    >
      <p>{messages.text}</p>
    </ActionDialog>
  );
}

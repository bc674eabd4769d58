import type { SharedRecord } from '@portal/contracts';
import { ActionDialog } from '@portal/web-kit/action-dialog';
import { useEndSharedRecord } from '../api/end-shared-record';
import { endMessages as messages, linkMessages } from '../messages';

interface EndDialogProps {
  readonly link: SharedRecord;
  readonly onClose: (isEnded: boolean) => void;
}

/** Says what ending a link means, and asks. */
export function EndDialog({ link, onClose }: EndDialogProps) {
  const { mutateAsync } = useEndSharedRecord();
  const end = async () => {
    await mutateAsync(link._id);
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

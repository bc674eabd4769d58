import { calls, type SharedRecord } from '@portal/contracts';
import { ConfirmWrite } from '@portal/web-kit/action-dialog';
import { endMessages as messages, linkMessages } from '../messages';

interface EndDialogProps {
  readonly link: SharedRecord;
  readonly onClose: (isEnded: boolean) => void;
}

/** Says what ending a link means, and asks. */
export function EndDialog({ link, onClose }: EndDialogProps) {
  return (
    <ConfirmWrite
      call={calls.endSharedRecord}
      input={{ params: { id: link._id } }}
      title={messages.title(link.label || linkMessages.unnamed)}
      confirmLabel={messages.confirm}
      cancelLabel={messages.cancel}
      busyLabel={messages.busy}
      done={messages.done}
      failed={messages.failed}
      onClose={onClose}
    >
      <p>{messages.text}</p>
    </ConfirmWrite>
  );
}

import type { EventAnswer } from '@portal/contracts';
import { ConfirmDialog } from '@portal/ui';
import { messages } from './messages';

interface CancelRegistrationDialogProps {
  readonly event: EventAnswer;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before a place, or the one on the waiting list, is given up. */
export function CancelRegistrationDialog({ event, onConfirm, onCancel }: CancelRegistrationDialogProps) {
  const isWaiting = event.my_registration?.status === 'waiting';
  return (
    <ConfirmDialog
      isOpen
      title={isWaiting ? messages.leaveWaitlistTitle(event.title) : messages.cancelTitle(event.title)}
      confirmLabel={isWaiting ? messages.leaveWaitlist : messages.cancel}
      cancelLabel={messages.keep}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {isWaiting ? messages.leaveWaitlistText : messages.cancelText}
    </ConfirmDialog>
  );
}

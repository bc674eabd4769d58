import type { EventAnswer } from '@portal/contracts';
import { ConfirmDialog } from '@portal/ui';
import { messages } from '../messages';

interface CancelRegistrationDialogProps {
  readonly event: EventAnswer;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before a place, or the one on the waiting list, is given up. */
export function CancelRegistrationDialog({ event, onConfirm, onCancel }: CancelRegistrationDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      title={messages.leaveTitle(event.title)}
      confirmLabel={messages.leaveEvent}
      cancelLabel={messages.stay}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {event.my_registration?.status === 'waiting' ? messages.leaveWaitlist : messages.leavePlace}
    </ConfirmDialog>
  );
}

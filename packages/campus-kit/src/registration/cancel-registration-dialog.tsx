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
      {consequenceOf(event)}
    </ConfirmDialog>
  );
}

/** What happens to the place, and whether the person can get one again. */
function consequenceOf({ registration, my_registration: mine }: EventAnswer): string {
  const { back, placeGoesToNext, leaveWaitlistText } = messages;
  const isOpen = registration.state === 'open';
  if (mine?.status === 'waiting') return isOpen ? leaveWaitlistText : back.neverWaiting;
  if ((registration.waiting ?? 0) > 0) return `${placeGoesToNext} ${isOpen ? back.end : back.never}`;
  if (!isOpen) return back.never;
  return registration.max_participants === undefined ? back.open : back.places;
}

import type { EventAnswer } from '@portal/contracts';
import { ConfirmDialog } from '@portal/ui';
import { registrationTexts as words } from '../texts';

interface LeaveDialogProps {
  readonly event: EventAnswer;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Says what is lost before a place is given back. */
export function LeaveDialog({ event, onConfirm, onCancel }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      title={words.leaveTitle(event.title)}
      confirmLabel={words.leaveEvent}
      cancelLabel={words.stay}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {event.my_registration?.status === 'waiting' ? words.leaveLine : words.leavePlace}
    </ConfirmDialog>
  );
}

import { Button, Dialog } from '@portal/ui';
import { checkInMessages as messages } from '../registration-messages';
import styles from './check-in.module.css';

interface OtherDayDialogProps {
  readonly question: string;
  readonly event: string | undefined;
  readonly onBack: () => void;
  readonly onConfirm: () => void;
}

/** Asks before people are checked in on another day, with targets as large as those of the page behind. */
export function OtherDayDialog({ question, event, onBack, onConfirm }: OtherDayDialogProps) {
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={question}
      onClose={onBack}
      footer={
        <>
          <Button className={styles.target} onPress={onBack} autoFocus>
            {messages.back}
          </Button>
          <Button variant="primary" className={styles.target} onPress={onConfirm}>
            {messages.anyway}
          </Button>
        </>
      }
    >
      {event}
    </Dialog>
  );
}

import { Alert, Button, Dialog, Stack } from '@portal/ui';
import { messageOf, useSingleFlight } from '@portal/web-kit';
import { useId, useState } from 'react';
import { reasonMessages as messages } from '../messages';
import type { Waiting } from '../waiting';
import styles from './queue.module.css';
import { ReasonForm } from './reason-form';

interface ReasonDialogProps {
  readonly title: string;
  readonly items: readonly Waiting[];
  readonly hint: string;
  readonly confirm: string;
  readonly busy: string;
  readonly failed: string;
  readonly onConfirm: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the reason of a decision that goes back to the students; it stays open until the decision is made. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, items, hint, confirm, busy, failed, onConfirm, onClose } = props;
  const formId = useId();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = useSingleFlight(async (reason: string) => {
    setFailure(undefined);
    setSending(true);
    try {
      await onConfirm(reason);
      onClose();
    } catch (error) {
      setFailure(messageOf(error, failed));
      setSending(false);
    }
  });
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{messages.cancel}</Button>
          <Button type="submit" variant="primary" form={formId} busy={isSending} busyLabel={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      <Stack>
        <ul className={styles.named}>
          {items.map(({ _id, title: what, owner }) => (
            <li key={_id}>
              <strong>{what}</strong> {owner?.name}
            </li>
          ))}
        </ul>
        {failure ? (
          <Alert>
            <p>{failure}</p>
          </Alert>
        ) : null}
        <ReasonForm id={formId} hint={hint} onSubmit={(reason) => void send(reason)} />
      </Stack>
    </Dialog>
  );
}

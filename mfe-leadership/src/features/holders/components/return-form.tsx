import { useReason } from '@portal/campus-kit/queue';
import { Button, TextArea } from '@portal/ui';
import { useEffect } from 'react';
import { claimMessages as messages } from '../messages';
import styles from './holders.module.css';

interface ReturnFormProps {
  readonly isSending: boolean;
  readonly onReturn: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Asks why a position is returned. */
export function ReturnForm({ isSending, onReturn, onCancel }: ReturnFormProps) {
  const { ref, submit, field } = useReason(onReturn);
  useEffect(() => ref.current?.focus(), [ref]);
  return (
    <form className={styles.returning} onSubmit={submit}>
      <TextArea {...field} ref={ref} description={messages.reasonHint} rows={2} />
      <div className={styles.buttons}>
        <Button onPress={onCancel}>{messages.back}</Button>
        <Button type="submit" variant="danger" busy={isSending} busyLabel={messages.returning}>
          {messages.returnPosition}
        </Button>
      </div>
    </form>
  );
}

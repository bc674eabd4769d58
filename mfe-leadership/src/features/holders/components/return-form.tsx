import { TEXT_LIMITS } from '@portal/contracts';
import { Button, TextArea } from '@portal/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { claimMessages as messages, formMessages } from '../messages';
import styles from './holders.module.css';

interface ReturnFormProps {
  readonly isSending: boolean;
  readonly onReturn: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Asks why a position is returned. */
export function ReturnForm({ isSending, onReturn, onCancel }: ReturnFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = reason.trim();
    const found = errorOf(text);
    setError(found);
    if (found) field.current?.focus();
    else onReturn(text);
  };
  return (
    <form className={styles.returning} onSubmit={submit}>
      <TextArea
        ref={field}
        label={messages.reason}
        description={messages.reasonHint}
        isRequired
        errorMessage={error}
        value={reason}
        onChange={(text) => {
          setReason(text);
          setError(undefined);
        }}
        rows={2}
      />
      <div className={styles.buttons}>
        <Button onPress={onCancel}>{messages.back}</Button>
        <Button type="submit" variant="danger" busy={isSending} busyLabel={messages.returning}>
          {messages.returnPosition}
        </Button>
      </div>
    </form>
  );
}

function errorOf(reason: string): string | undefined {
  if (reason === '') return messages.reasonMissing;
  return reason.length > TEXT_LIMITS.excerpt ? formMessages.tooLong(TEXT_LIMITS.excerpt) : undefined;
}

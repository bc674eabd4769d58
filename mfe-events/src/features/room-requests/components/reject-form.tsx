import { TEXT_LIMITS } from '@portal/contracts';
import { Button, Cluster, TextArea } from '@portal/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { reviewMessages as messages } from '../review-messages';
import styles from './room-requests.module.css';

interface RejectFormProps {
  /** What is likely to be the reason, before the usual ones. */
  readonly suggestions: readonly string[];
  readonly onReject: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Asks why a request is rejected; the reason may be left out. */
export function RejectForm({ suggestions, onReject, onCancel }: RejectFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const isTooLong = reason.trim().length > TEXT_LIMITS.excerpt;
  useEffect(() => field.current?.focus(), []);
  const suggest = (suggestion: string) => {
    setReason(suggestion);
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isTooLong) return field.current?.focus();
    return onReject(reason.trim());
  };
  return (
    <form className={styles.reject} onSubmit={submit}>
      <TextArea
        ref={field}
        label={messages.reason}
        isRequired={false}
        description={messages.reasonHint}
        errorMessage={isTooLong ? messages.reasonTooLong : undefined}
        value={reason}
        onChange={setReason}
        rows={2}
      />
      <Cluster as="ul" aria-label={messages.suggestedReasons}>
        {[...suggestions, ...messages.reasons].map((suggestion) => (
          <li key={suggestion}>
            <Button onPress={() => suggest(suggestion)}>{suggestion}</Button>
          </li>
        ))}
      </Cluster>
      <div className={styles.buttons}>
        <Button onPress={onCancel}>{messages.back}</Button>
        <Button type="submit" variant="danger">
          {messages.rejectRequest}
        </Button>
      </div>
    </form>
  );
}

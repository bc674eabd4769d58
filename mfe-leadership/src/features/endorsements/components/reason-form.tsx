import { TEXT_LIMITS } from '@portal/contracts';
import { TextArea } from '@portal/ui';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { reasonMessages as messages } from '../messages';

interface ReasonFormProps {
  readonly id: string;
  readonly hint: string;
  readonly onSubmit: (reason: string) => void;
}

/** The field of a reason, which is one paragraph: Enter sends it. */
export function ReasonForm({ id, hint, onSubmit }: ReasonFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  useEffect(() => {
    const area = field.current;
    const submitByEnter = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      area?.form?.requestSubmit();
    };
    area?.addEventListener('keydown', submitByEnter);
    return () => area?.removeEventListener('keydown', submitByEnter);
  }, []);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const text = reason.trim();
    const found = errorOf(text);
    setError(found);
    if (found) field.current?.focus();
    else onSubmit(text);
  };
  return (
    <form id={id} onSubmit={submit} noValidate>
      <TextArea
        ref={field}
        label={messages.reason}
        description={hint}
        isRequired
        errorMessage={error}
        value={reason}
        onChange={(text) => {
          setReason(text);
          setError(undefined);
        }}
        rows={3}
      />
    </form>
  );
}

function errorOf(reason: string): string | undefined {
  if (reason === '') return messages.missing;
  return reason.length > TEXT_LIMITS.excerpt ? messages.tooLong(TEXT_LIMITS.excerpt) : undefined;
}

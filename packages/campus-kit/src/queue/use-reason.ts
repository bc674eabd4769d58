import { TEXT_LIMITS, toText } from '@portal/contracts';
import { useRef, useState, type SyntheticEvent } from 'react';
import { messages } from './messages';

/** The field of a reason, and what submits its form. With the `ref`, the field has the focus when it is wrong. */
export function useReason(onReason: (reason: string) => void, isRequired = true) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [errorMessage, setError] = useState<string>();
  const write = (text: string) => {
    setReason(text);
    setError(undefined);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const text = toText(reason).trim();
    const found = errorOf(text, isRequired);
    setError(found);
    if (found) ref.current?.focus();
    else onReason(text);
  };
  return {
    ref,
    submit,
    write,
    field: { label: messages.reason, isRequired, errorMessage, value: reason, onChange: write },
  };
}

function errorOf(reason: string, isRequired: boolean): string | undefined {
  if (reason === '' && isRequired) return messages.reasonMissing;
  return reason.length > TEXT_LIMITS.excerpt ? messages.reasonTooLong(TEXT_LIMITS.excerpt) : undefined;
}

import type { FieldProps } from '@portal/ui';
import { useEffect, useState } from 'react';

/** Props of the field that it is about. */
interface TypedFieldProps extends Pick<FieldProps, 'errorMessage' | 'isInvalid'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** How a field reads and shows its values. */
export interface TypedValueSetup {
  /** The value that a text means; undefined when it is not understood. */
  readonly parse: (text: string) => string | undefined;
  /** The value in words; a text that is no value stays as it is. */
  readonly format: (value: string) => string;
  readonly isValue: (text: string) => boolean;
  /** The error of a text that is not understood. */
  readonly notUnderstood: string;
}

/**
 * During typing the value is the text itself, so that a form keeps it and refuses it. Committing, on blur and Enter,
 * replaces it by what it means; a text without a meaning stays.
 */
export function useTypedValue(
  { value, onChange, errorMessage, isInvalid = Boolean(errorMessage) }: TypedFieldProps,
  { parse, format, isValue, notUnderstood }: TypedValueSetup,
) {
  const [typed, setTyped] = useState<string | null>(null);
  const isTyping = typed !== null && typed === value;
  const text = isTyping ? typed : format(value);
  const meaning = isValue(value) ? value : parse(value);
  const commit = () => {
    setTyped(null);
    if (meaning !== undefined && meaning !== value) onChange(meaning);
  };
  const isText = value !== '' && !isValue(value);
  const isWrong = meaning === undefined && (!isTyping || isInvalid);
  // A draft may hold a text that nobody committed.
  const uncommitted = !isTyping && meaning !== value ? meaning : undefined;
  useEffect(() => {
    if (uncommitted !== undefined) onChange(uncommitted);
  }, [uncommitted, onChange]);
  return {
    text,
    isTyping,
    /** What the text means so far; undefined while nothing is typed. */
    understood: isTyping ? meaning : undefined,
    /** Props of Field: what a form says of a value; of a text, that it is not understood, when it is left or refused. */
    problem: isText
      ? { errorMessage: isWrong ? notUnderstood : undefined, isInvalid: isWrong }
      : { errorMessage, isInvalid },
    commit,
    type: (next: string) => {
      setTyped(next);
      onChange(next);
    },
    /** Takes a value that was picked. */
    pick: (next: string) => {
      setTyped(null);
      onChange(next);
    },
  };
}

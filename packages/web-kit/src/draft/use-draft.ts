import { useCallback, useMemo } from 'react';
import { useSession } from '../session/use-session';
import { draftKey } from './draft-storage';

/** What was typed into one form, kept until it is sent. */
export interface Draft<Values> {
  /** What a former visit left behind; undefined when nothing. */
  readonly stored: Values | undefined;
  /** Call on every change: cheap, and never fails. */
  readonly store: (values: Values) => void;
  /** Call when it was sent or thrown away. */
  readonly clear: () => void;
}

/**
 * Keeps a form's values for this tab and this person, so that an ended session, a reload or a failed request loses
 * nothing. Never for passwords.
 */
export function useDraft<Values>(name: string): Draft<Values> {
  const { user } = useSession();
  const key = draftKey(user?._id, name);
  const stored = useMemo(() => read<Values>(key), [key]);
  const store = useCallback((values: Values) => write(key, values), [key]);
  const clear = useCallback(() => write(key, undefined), [key]);
  return { stored, store, clear };
}

function read<Values>(key: string): Values | undefined {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as Values);
  } catch {
    return undefined;
  }
}

function write(key: string, values: unknown): void {
  try {
    if (values === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // A full or forbidden store must not get in the way of typing.
  }
}

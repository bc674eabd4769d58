import { useCallback, useMemo } from 'react';
import { useSession } from '../session/use-session';
import { draftKey } from './draft-storage';

/** What was typed into one form and not sent yet. */
export interface Draft<Values> {
  /** What was stored when the component mounted; undefined without a draft. */
  readonly stored: Values | undefined;
  /** Stores the draft: call it on every change. Never throws. */
  readonly store: (values: Values) => void;
  /** Removes the draft: call it when the form was sent or discarded. */
  readonly clear: () => void;
}

/**
 * The draft of a form, in the sessionStorage of this tab and for this person, so that an ended session, a reload or a
 * failed request loses nothing. Never for passwords.
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
    // A full or forbidden storage must not interrupt typing.
  }
}

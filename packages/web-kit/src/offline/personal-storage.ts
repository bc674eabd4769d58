import { sessionStore } from '../session/session-state';
import { personalKey } from './store-only-for';

/** What this browser has stored for a person under a name; undefined when there is nothing. */
export function readPersonal(personId: string, name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(personalKey(personId, name)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores something in localStorage until the person leaves this browser, and nothing when they have left already. A full
 * or forbidden storage is no failure: what needs this works without it.
 */
export function storePersonal(personId: string, name: string, value: unknown): void {
  const { status, user } = sessionStore.getState();
  if (status !== 'ready' || user?._id !== personId) return;
  try {
    localStorage.setItem(personalKey(personId, name), JSON.stringify(value));
  } catch {
    // As said above.
  }
}

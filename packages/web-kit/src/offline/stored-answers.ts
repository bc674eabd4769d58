import { create } from 'zustand';
import { ANSWERED_AT } from '../offline-names';

const store = create<{ readonly answeredAt: Date | null }>(() => ({ answeredAt: null }));

/** When the oldest answer was given that the page shows without a connection; null while answers are fresh. */
export function useStoredAnswers(): Date | null {
  return store().answeredAt;
}

/** Takes note of whether an answer came from a service or was stored; called for every answer. */
export function noteAnswer(headers: Readonly<Record<string, unknown>>): void {
  const { answeredAt } = store.getState();
  const text = headers[ANSWERED_AT];
  if (typeof text !== 'string') {
    if (answeredAt) store.setState({ answeredAt: null });
    return;
  }
  const given = new Date(text);
  if (!answeredAt || given < answeredAt) store.setState({ answeredAt: given });
}

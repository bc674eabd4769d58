import { isPagePath } from '@portal/contracts';

/** Router state of a redirect to /login. */
export interface ReturnState {
  readonly from: string;
}

/** Where to go after signing in. */
interface Sender {
  readonly state: unknown;
  /** `?to=` where the way led through another site: the router's state does not outlive it. */
  readonly search: string;
}

/** The path to return to after signing in; `/` without one, or when it is no page of this portal (an open redirect). */
export function returnPathOf({ state, search }: Sender): string {
  const from = typeof state === 'object' && state !== null ? (state as Partial<ReturnState>).from : undefined;
  const path = from ?? new URLSearchParams(search).get('to');
  return isPagePath(path) ? path : '/';
}

/** Router state of a redirect to /login. */
export interface ReturnState {
  readonly from: string;
}

/** The path to return to after signing in; `/` without one, or when it is no path of this portal (an open redirect). */
export function returnPathOf(state: unknown): string {
  const from = typeof state === 'object' && state !== null ? (state as Partial<ReturnState>).from : undefined;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : '/';
}

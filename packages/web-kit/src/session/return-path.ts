/** What the router remembers on the way to /login. */
export interface ReturnState {
  readonly from: string;
}

/** Where a person wanted to go before signing in; `/` when nowhere, or when the memory is not a path of this portal. */
export function returnPathOf(state: unknown): string {
  const from = typeof state === 'object' && state !== null ? (state as Partial<ReturnState>).from : undefined;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : '/';
}

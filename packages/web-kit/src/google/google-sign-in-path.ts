import { calls } from '@portal/contracts';

/** Leads to Google, and from there with a session to this page of the portal, or to the sign-in page with `?error=`. */
export function googleSignInPath(to: string): string {
  const query = to === '/' ? '' : `?${new URLSearchParams({ to }).toString()}`;
  return `${calls.startGoogle.path}${query}`;
}

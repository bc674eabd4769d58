const KEY = 'portal.signed-in';

/** Whether this browser had a session: scripts cannot read the session cookies. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

/** Stores whether this browser has a session, for the next start. */
export function rememberSession(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the person signs in again after a reload.
  }
}

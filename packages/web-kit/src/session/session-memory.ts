const KEY = 'portal.signed-in';

/** Whether this browser held a session: the cookies themselves are out of reach of scripts, as they should be. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

/** Keeps that in mind for the next start. */
export function rememberSession(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing asks for the password again; nothing else is lost.
  }
}

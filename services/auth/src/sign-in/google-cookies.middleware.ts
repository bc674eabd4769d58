import { MINUTE_MS } from '@portal/contracts';
import type { ReplyCookie } from '@portal/service-kit';
import { parseCookie } from 'cookie';
import type { CookieOptions, Request } from 'express';

const LIFETIME_MS = 10 * MINUTE_MS;
/** Of all together, because over https every request of the portal carries them: ten, or one with the longest address. */
const MAX_LENGTH = 2_000;

export type GoogleCookies = ReturnType<typeof createGoogleCookies>;

/**
 * Tie the provider's answers to the browser that asked, each in a cookie of its own that is named by its state: what is
 * begun in one tab leaves that of another alone. Lax, because the browser comes back from another site.
 */
export function createGoogleCookies(publicOrigin: string) {
  const secure = publicOrigin.startsWith('https:');
  const prefix = `${secure ? '__Host-' : ''}portal_google_`;
  const options: CookieOptions = { httpOnly: true, secure, sameSite: 'lax', path: secure ? '/' : '/auth/google' };
  const clear = (name: string): ReplyCookie => ({ name, value: null, options });

  /** What this browser has, oldest first: browsers send cookies in the order in which they were set. */
  function cookiesOf(req: Request): [name: string, value: string][] {
    return Object.entries(parseCookie(req.headers.cookie ?? '')).flatMap(([name, value]) =>
      value !== undefined && name.startsWith(prefix) && /^[\w-]+$/.test(name) ? [[name, value]] : [],
    );
  }

  /** What was begun with this state, which may be any text; nothing for one that this browser did not begin. */
  const find = (req: Request, state: string | undefined) => cookiesOf(req).find(([name]) => name === prefix + state);
  const pendingOf = (req: Request, state: string | undefined): string | undefined => find(req, state)?.[1];

  /** Clears the oldest that have no room beside the new one. */
  function issue(req: Request, { state, pending }: { state: string; pending: string }): ReplyCookie[] {
    const name = prefix + state;
    const begun = cookiesOf(req);
    const outgrown = begun.filter((_, index) => lengthOf([...begun.slice(index), [name, pending]]) > MAX_LENGTH);
    return [
      ...outgrown.map(([old]) => clear(old)),
      { name, value: pending, options: { ...options, maxAge: LIFETIME_MS } },
    ];
  }

  function end(req: Request, state: string | undefined): ReplyCookie[] {
    const found = find(req, state);
    return found ? [clear(found[0])] : [];
  }

  return { pendingOf, issue, end };
}

const lengthOf = (cookies: [string, string][]) => cookies.flat().join('').length;

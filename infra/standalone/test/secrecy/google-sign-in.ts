import type { Browser } from '../browser';
import { createCookieJar } from '../cookie-jar';

/** Signs in at the provider as one of the people it offers; answers the code that the portal received. */
export async function signInWithGoogle(browser: Browser, email: string): Promise<string> {
  const { headers } = await browser.visit('/auth/google');
  const callback = await chooseAccount(headers.get('location') ?? '', email);
  const { status } = await browser.visit(`${callback.pathname}${callback.search}`);
  if (status !== 302) throw new Error(`the way back from Google answered ${status}`);
  return callback.searchParams.get('code') ?? '';
}

/** Follows the provider's redirects, and chooses the account on the way, until they lead back to the portal. */
async function chooseAccount(address: string, email: string): Promise<URL> {
  const { origin } = new URL(address);
  const jar = createCookieJar();
  let next = new URL(address);
  for (let redirects = 0; redirects < 10 && next.origin === origin; redirects += 1) {
    const isChooser = next.pathname.startsWith('/interaction/');
    const { headers } = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: jar.header() },
      ...(isChooser && { method: 'POST', body: new URLSearchParams({ email }) }),
    });
    jar.apply(headers);
    next = new URL(headers.get('location') ?? '', next);
  }
  return next;
}

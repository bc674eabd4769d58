import type { RecordingBrowser } from './recording-browser';

/** Signs in at the provider as one of the people it offers; answers the code that the portal was given. */
export async function signInWithGoogle(browser: RecordingBrowser, email: string): Promise<string> {
  const { headers } = await browser.visit('/auth/google');
  const back = await answerOfProvider(headers.get('location') ?? '', email);
  const { status } = await browser.visit(`${back.pathname}${back.search}`);
  if (status !== 302) throw new Error(`the way back from Google answered ${status}`);
  return back.searchParams.get('code') ?? '';
}

/** Follows the provider's pages until they lead back to the portal. */
async function answerOfProvider(address: string, email: string): Promise<URL> {
  const { origin } = new URL(address);
  const jar = new Map<string, string>();
  let next = new URL(address);
  for (let step = 0; step < 10 && next.origin === origin; step += 1) {
    const isChoice = next.pathname.startsWith('/interaction/');
    const response = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(isChoice && { method: 'POST', body: new URLSearchParams({ email }) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    next = new URL(response.headers.get('location') ?? '', next);
  }
  return next;
}

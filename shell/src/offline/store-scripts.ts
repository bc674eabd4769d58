import { pageData } from '@portal/web-kit';
import { offlineStores } from '@portal/web-kit/offline-names';

const DAY_S = 24 * 60 * 60;

/**
 * On a first visit the shell's scripts come in the HTML, which saves a round trip. Stores them under their own
 * addresses, and says so to the gateway by a cookie, so that the next page names them again.
 */
export async function storeScripts(): Promise<void> {
  const inline = [...document.querySelectorAll<HTMLScriptElement>('script[data-file]')];
  const stored = pageData()?.scripts;
  if (inline.length === 0 || stored === undefined) return;
  const files = await caches.open(offlineStores.files);
  await Promise.all(inline.map(({ dataset, text }) => files.put(dataset['file'] ?? '', responseOf(text))));
  document.cookie = `portal_scripts=${stored}; path=/; max-age=${60 * DAY_S}; samesite=lax`;
}

function responseOf(script: string): Response {
  return new Response(script, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
}

import type { Logger } from '@portal/service-kit';
import * as z from 'zod';
import type { RevocationList } from './revocation-list';

const POLL_INTERVAL_MS = 1_000;
/** Until the first list every request with a session is refused. */
const FIRST_POLL_INTERVAL_MS = 200;
const REQUEST_TIMEOUT_MS = 3_000;
const answerSchema = z.object({ revocations: z.array(z.string()) });

interface Dependencies {
  authUrl: string;
  revocations: RevocationList;
  logger: Logger;
}

/** Asks auth every second which tokens are revoked. While auth is away the last list stays in force. */
export function createRevocationPoller({ authUrl, revocations, logger }: Dependencies) {
  const url = new URL('/internal/revocations', authUrl);
  let etag = '';
  let isAway = false;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function fetchRevocations(): Promise<void> {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    // Without a Cache-Control of its own fetch adds `no-cache`, to which auth never answers 304.
    const headers = { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' };
    const response = await fetch(url, { headers, signal });
    if (response.status === 304) return void (await response.arrayBuffer());
    if (!response.ok) throw new Error(`auth answered ${response.status}`);
    revocations.replace(answerSchema.parse(await response.json()).revocations);
    etag = response.headers.get('etag') ?? '';
  }

  /** Resolves after one attempt; the next ones follow automatically. */
  async function start(): Promise<void> {
    try {
      await fetchRevocations();
      if (isAway) logger.info('auth answers again');
      isAway = false;
    } catch (error) {
      if (!isAway) logger.warn({ err: error }, 'the revocations could not be fetched from auth');
      isAway = true;
    }
    const intervalMs = revocations.isLoaded() ? POLL_INTERVAL_MS : FIRST_POLL_INTERVAL_MS;
    if (!isStopped) timer = setTimeout(() => void start(), intervalMs);
  }

  function stop(): void {
    isStopped = true;
    clearTimeout(timer);
  }

  return { start, stop };
}

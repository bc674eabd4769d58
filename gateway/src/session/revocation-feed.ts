import type { Logger } from '@portal/service-kit';
import * as z from 'zod';
import type { Revocations } from './revocations';

const EVERY_MS = 1_000;
const answer = z.object({ revocations: z.array(z.string()) });

/** Asks auth every second what has been revoked; while auth is away what was known last goes on to hold. */
export function createRevocationFeed(auth: string, revocations: Revocations, logger: Logger) {
  const address = new URL('/internal/revocations', auth);
  let etag = '';
  let isAway = false;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function ask(): Promise<void> {
    const response = await fetch(address, { headers: { 'If-None-Match': etag }, signal: AbortSignal.timeout(3_000) });
    if (response.status === 304) return void (await response.arrayBuffer());
    if (!response.ok) throw new Error(`auth answered ${response.status}`);
    revocations.replace(answer.parse(await response.json()).revocations);
    etag = response.headers.get('etag') ?? '';
  }

  async function tick(): Promise<void> {
    try {
      await ask();
      if (isAway) logger.info('auth answers again');
      isAway = false;
    } catch (error) {
      if (!isAway) logger.warn({ err: error }, 'auth does not tell what is revoked');
      isAway = true;
    }
    if (!stopped) timer = setTimeout(() => void tick(), revocations.known ? EVERY_MS : EVERY_MS / 5);
  }

  return {
    /** Resolves after the first try. */
    start: () => tick(),
    stop(): void {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

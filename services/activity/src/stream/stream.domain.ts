import { SECOND_MS } from '@portal/contracts';

/** How long a browser waits before it opens a lost stream again. */
const RETRY_MS = 2_000;

/** The offset to resume after; undefined for a text that is not an offset, so that the stream begins at its end. */
export function parseOffset(lastEventId: string | undefined): number | undefined {
  if (lastEventId === undefined || !/^\d{1,15}$/.test(lastEventId)) return undefined;
  return Number(lastEventId);
}

/**
 * When a verified bearer token runs out. A stream does not outlive it: the browser then comes back with a fresh token,
 * so that an ended session or a changed role takes effect.
 */
export function expiryOf(authorization: string | undefined): Date {
  const payload = authorization?.split('.')[1] ?? '';
  const claims: unknown = readJson(payload);
  const seconds = typeof claims === 'object' && claims !== null && 'exp' in claims ? Number(claims.exp) : 0;
  return new Date((Number.isFinite(seconds) ? seconds : 0) * SECOND_MS);
}

/** The first message of a stream holds its offset, so that a connection lost before the next one resumes there. */
export function initialMessage(offset: number): string {
  return `retry: ${RETRY_MS}\nid: ${offset}\nevent: ready\ndata: {}\n\n`;
}

function readJson(base64url: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64url, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/** How long a browser waits before it opens a lost stream again. */
export const RETRY_MS = 2_000;

/** What did not come from this stream is no place to resume from: the stream then begins at its end. */
export function positionOf(lastEventId: string | undefined): number | undefined {
  if (lastEventId === undefined || !/^\d{1,15}$/.test(lastEventId)) return undefined;
  return Number(lastEventId);
}

/**
 * When a verified bearer token runs out. A stream does not outlive it: the browser then comes back with a fresh token,
 * so that an ended session or another role is noticed.
 */
export function expiryOf(authorization: string | undefined): Date {
  const payload = authorization?.split('.')[1] ?? '';
  const claims: unknown = readJson(payload);
  const seconds = typeof claims === 'object' && claims !== null && 'exp' in claims ? Number(claims.exp) : 0;
  return new Date((Number.isFinite(seconds) ? seconds : 0) * 1000);
}

/** The first thing on a stream: where it stands, even when nothing happens before the connection is lost. */
export function opening(position: number): string {
  return `retry: ${RETRY_MS}\nid: ${position}\nevent: ready\ndata: {}\n\n`;
}

function readJson(base64url: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64url, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

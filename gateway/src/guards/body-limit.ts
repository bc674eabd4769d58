import type { IncomingMessage } from 'node:http';
import { type ErrorCode, FORM_OVERHEAD_BYTES, MAX_BODY_BYTES, type Upload } from '@portal/contracts';

/** How large the body of a request may be, and what is answered to a larger one. */
export interface BodyLimit {
  maxBytes: number;
  refusal: ErrorCode;
}

/** Of everything that is no call; only reports of browsers have a body there. */
export const PAGE_BODY_LIMIT: BodyLimit = { maxBytes: 64 * 1024, refusal: 'REQUEST.TOO_LARGE' };

export function bodyLimitOf(upload: Upload | null): BodyLimit {
  if (!upload) return { maxBytes: MAX_BODY_BYTES, refusal: 'REQUEST.TOO_LARGE' };
  return { maxBytes: upload.maxBytes + FORM_OVERHEAD_BYTES, refusal: upload.tooLarge };
}

/** Whether the announced length is too much, so that the request is refused before its body is read. */
export function announcesTooMuch({ headers }: IncomingMessage, { maxBytes }: BodyLimit): boolean {
  return Number(headers['content-length'] ?? 0) > maxBytes;
}

/** Counts a body that is being read and came without its length; calls `refuse` once when it gets too large. */
export function countBody(req: IncomingMessage, { maxBytes }: BodyLimit, refuse: () => void): void {
  if (req.headers['transfer-encoding'] === undefined) return;
  let bytes = 0;
  req.on('data', function count(chunk: Buffer) {
    bytes += chunk.length;
    if (bytes <= maxBytes) return;
    req.off('data', count);
    refuse();
  });
}

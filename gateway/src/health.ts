import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers `/health/live` and `/health/ready`; false for any other path. */
export function answerHealth(req: IncomingMessage, res: ServerResponse, isReady: boolean): boolean {
  if (req.url !== '/health/live' && req.url !== '/health/ready') return false;
  const isOk = isReady || req.url === '/health/live';
  res.writeHead(isOk ? 200 : 503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  res.end(JSON.stringify({ status: isOk ? 'ok' : 'not ready' }));
  return true;
}

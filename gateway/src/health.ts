import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { Metrics } from '@portal/service-kit';

/** `/health/live` and `/health/ready`; true when it was one of them. */
export function answerHealth(req: IncomingMessage, res: ServerResponse, isReady: () => boolean): boolean {
  if (req.url !== '/health/live' && req.url !== '/health/ready') return false;
  const passes = req.url === '/health/live' || isReady();
  res.writeHead(passes ? 200 : 503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  res.end(JSON.stringify({ status: passes ? 'ok' : 'not ready' }));
  return true;
}

/** The gateway's own figures, on a port that is not public. */
export async function startMetricsServer(metrics: Metrics, port: number | undefined, host: string) {
  if (port === undefined) return null;
  const server: Server = createServer((_req, res) => {
    metrics.registry.metrics().then(
      (text) => res.writeHead(200, { 'Content-Type': metrics.registry.contentType }).end(text),
      () => res.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return server;
}

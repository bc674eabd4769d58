import { type ListeningServer, type Metrics, listen } from '@portal/service-kit';

/** Serves the gateway's metrics on a port that is not public. */
export function startMetricsServer({ registry }: Metrics, host: string, port: number): Promise<ListeningServer> {
  return listen(
    (_req, res) => {
      registry.metrics().then(
        (text) => res.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
        () => res.writeHead(500).end(),
      );
    },
    { host, port },
  );
}

import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a double got. */
export interface ServiceRequest {
  /** `METHOD /path` */
  path: string;
  headers: IncomingHttpHeaders;
  /** Empty where the request has none. */
  body: Record<string, unknown>;
}

/** What a double answers: status 200 and no body by default; `hang` never answers. */
export type DoubleAnswer = { status?: number; headers?: Record<string, string>; body?: unknown } | 'hang';

/** A server in the place of another service, for the calls that services make of each other. */
export interface ServiceDouble {
  url: string;
  /** What it was asked so far. */
  seen: ServiceRequest[];
  stop(): Promise<void>;
}

/** Starts a double that answers as `answerOf` says. */
export async function startServiceDouble(answerOf: (request: ServiceRequest) => DoubleAnswer): Promise<ServiceDouble> {
  const seen: ServiceRequest[] = [];
  const server = createServer((req, res) => {
    let text = '';
    req.on('data', (chunk: Buffer) => (text += chunk.toString()));
    req.on('end', () => {
      const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
      const request = { path: `${req.method} ${req.url}`, headers: req.headers, body };
      seen.push(request);
      const answer = answerOf(request);
      if (answer === 'hang') return;
      res.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
      res.end(JSON.stringify(answer.body ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

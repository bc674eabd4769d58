import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ArrivalLimits, serverTimeouts, watchArrivals } from './arrivals';

/** A listening server and where it is reached. */
export interface ListeningServer {
  server: Server;
  url: string;
  /** From now on every answer closes its connection. */
  startDraining(): void;
  /** Resolves when no request is under way. */
  whenIdle(): Promise<void>;
}

const DRAIN_LIMIT_MS = 20_000;

/** Listens; port 0 takes a free one. Without limits of arrival it waits for every body, as services behind the gateway do. */
export async function listen(
  handler: RequestListener,
  { host, port, arrivals }: { host: string; port: number; arrivals?: ArrivalLimits },
): Promise<ListeningServer> {
  let draining = false;
  let underWay = 0;
  let tellIdle: () => void = () => undefined;
  const server = createServer(serverTimeouts(arrivals), (req, res) => {
    if (draining) res.setHeader('Connection', 'close');
    underWay += 1;
    res.once('close', () => {
      underWay -= 1;
      if (underWay === 0) tellIdle();
    });
    handler(req, res);
  });
  if (arrivals) watchArrivals(server, arrivals);
  // Longer than the proxy's, so that it never sends a request on a socket that this server is closing.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const bound = (server.address() as AddressInfo).port;
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return {
    server,
    url: `http://${name}:${bound}`,
    startDraining: () => (draining = true),
    whenIdle: () => (underWay === 0 ? Promise.resolve() : new Promise((resolve) => (tellIdle = resolve))),
  };
}

/** Finishes the requests in flight, then closes; connections still open after 20 s are cut. */
export async function closeServer(
  { server, startDraining, whenIdle }: ListeningServer,
  { delayMs, beforeClose }: { delayMs: number; beforeClose(): void },
): Promise<void> {
  startDraining();
  if (delayMs > 0) await sleep(delayMs);
  beforeClose();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  await Promise.race([whenIdle(), sleep(DRAIN_LIMIT_MS, undefined, { ref: false })]);
  // Only idle keep-alive connections are left, or requests beyond the limit.
  server.closeAllConnections();
  await closed;
}

import type { IncomingMessage, Server } from 'node:http';
import { LEAST_BYTES_PER_SECOND } from '@portal/contracts';

/** How long a server waits for requests to arrive. */
export interface ArrivalLimits {
  /** Within what time the headers have to be there, and for how long a body may stand still. */
  standstillMs: number;
  /** A body that arrives at this rate is waited for, however large it is. */
  bytesPerSecond: number;
  /** How many requests may be on their way for longer than `standstillMs`; of more the oldest are cut off. */
  maxSlow: number;
}

/** How often the server looks: with it a request of which nothing comes is closed within 15 s. */
const CHECK_MS = 1_000;

/** Those of the portal. */
export const ARRIVAL_LIMITS: ArrivalLimits = {
  standstillMs: 14_000,
  bytesPerSecond: LEAST_BYTES_PER_SECOND,
  maxSlow: 500,
};

interface Arrival {
  began: number;
  /** When it is cut off. */
  until: number;
  /** What had come over its connection when it was last looked at. */
  bytes: number;
}

/** Options of a server that leaves bodies to {@link watchArrivals}. */
export const serverTimeouts = (limits: ArrivalLimits | undefined) => ({
  // For the whole request, which Node would close while it is still arriving.
  requestTimeout: 0,
  ...(limits && { headersTimeout: limits.standstillMs, connectionsCheckingInterval: checkMsOf(limits) }),
});

const checkMsOf = ({ standstillMs }: ArrivalLimits) => Math.min(CHECK_MS, standstillMs / 4);

/**
 * Cuts off requests whose bodies stand still or come too slowly. Each byte earns time at the least rate, and at most
 * `standstillMs` are saved up.
 */
export function watchArrivals(server: Server, limits: ArrivalLimits): void {
  const { standstillMs, bytesPerSecond, maxSlow } = limits;
  const arriving = new Map<IncomingMessage, Arrival>();

  server.on('request', (req: IncomingMessage) => {
    if (!hasBody(req)) return;
    const began = performance.now();
    arriving.set(req, { began, until: began + standstillMs, bytes: req.socket.bytesRead });
    req.once('close', () => arriving.delete(req));
  });

  function check(): void {
    const now = performance.now();
    for (const [req, arrival] of arriving) {
      if (req.complete) arriving.delete(req);
      else if (isTooSlow(req, arrival, now)) req.socket.destroy();
    }
    const slow = [...arriving].filter(([, { began }]) => now - began > standstillMs);
    for (const [req] of slow.slice(0, Math.max(0, slow.length - maxSlow))) req.socket.destroy();
  }

  function isTooSlow(req: IncomingMessage, arrival: Arrival, now: number): boolean {
    const { bytesRead } = req.socket;
    const earned = ((bytesRead - arrival.bytes) / bytesPerSecond) * 1_000;
    arrival.bytes = bytesRead;
    // While it is not read here, nothing can arrive.
    arrival.until = req.isPaused() ? now + standstillMs : Math.min(arrival.until + earned, now + standstillMs);
    return now > arrival.until;
  }

  const timer = setInterval(check, checkMsOf(limits)).unref();
  server.once('close', () => clearInterval(timer));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

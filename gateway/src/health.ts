import type { IncomingMessage, ServerResponse } from 'node:http';
import { SERVICES, type ServiceName } from '@portal/contracts';
import { createTimedCache } from '@portal/service-kit';

/** Monitors ask every few seconds, and services look at their stores for an answer. */
const ASKED_EVERY_MS = 5_000;
const ANSWER_WITHIN_MS = 1_000;

interface Dependencies {
  services: Record<ServiceName, string>;
  /** Whether the gateway itself can serve. */
  isReady: () => boolean;
}

/**
 * Answers `/health/live` and `/health/ready`; false for any other path. Ready names the services that are not. While
 * none is, as with a full disk that all share, neither is the gateway; with one of them away, the rest is served.
 */
export function createHealth({ services, isReady }: Dependencies) {
  const answers = createTimedCache<void>({ now: () => new Date(), lifetimeMs: ASKED_EVERY_MS });

  /** Rejects while the service is not ready, which the cache does not keep. */
  async function ask(service: ServiceName): Promise<void> {
    const url = new URL('/health/ready', services[service]);
    const { ok, body } = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    await body?.cancel();
    if (!ok) throw new Error(`${service} is not ready`);
  }

  const isServiceReady = (service: ServiceName) =>
    answers
      .get(service, () => ask(service))
      .then(
        () => true,
        () => false,
      );

  async function answerReady(res: ServerResponse): Promise<void> {
    const ready = await Promise.all(SERVICES.map(isServiceReady));
    const isOk = isReady() && ready.includes(true);
    const states = SERVICES.map((service, at) => [service, ready[at] ? 'ready' : 'not ready']);
    send(res, isOk, { status: isOk ? 'ok' : 'not ready', services: Object.fromEntries(states) });
  }

  return function answerHealth({ url }: IncomingMessage, res: ServerResponse): boolean {
    if (url === '/health/live') send(res, true, { status: 'ok' });
    else if (url === '/health/ready') void answerReady(res);
    else return false;
    return true;
  };
}

function send(res: ServerResponse, isOk: boolean, body: object): void {
  res.writeHead(isOk ? 200 : 503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  res.end(JSON.stringify(body));
}

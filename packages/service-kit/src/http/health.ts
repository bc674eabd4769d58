import { Router, type RequestHandler } from 'express';
import type { Metrics } from '../observe/metrics';

/** Something a service needs before it can serve; the check rejects while it is missing. */
export interface ReadinessCheck {
  name: string;
  check(): Promise<void>;
  /** True for what only delays news while it is missing: the service reads and writes without it. */
  delaysOnly?: boolean;
  /** What is said while the check rejects; `away` by default. */
  otherwise?: 'away' | 'late';
  /** What an operator wants to know of it, beside whether it is there. */
  detail?(): Record<string, number>;
}

const CHECK_LIMIT_MS = 1_000;

/**
 * `GET /health/live` (the process), `/health/ready` (all checks at once, one second each) and `/metrics`. A service is
 * also ready while only news is delayed, because the outbox keeps what there is to tell.
 */
export function healthRoutes(readiness: readonly ReadinessCheck[], metrics: Metrics): Router {
  const router = Router();
  router.get('/health/live', (_req, res) => void res.json({ status: 'live' }));
  router.get('/health/ready', answerReady(readiness));
  router.get('/metrics', async (_req, res) => {
    res.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  return router;
}

/** Whether the service can serve: every check passes within a second, but for those that only delay news. */
export async function isReady(readiness: readonly ReadinessCheck[]): Promise<boolean> {
  const results = await runChecks(readiness.filter(({ delaysOnly }) => !delaysOnly));
  return results.every(({ passed }) => passed);
}

function runChecks(readiness: readonly ReadinessCheck[]) {
  return Promise.all(readiness.map(async (each) => ({ ...each, passed: await passes(each.check) })));
}

function answerReady(readiness: readonly ReadinessCheck[]): RequestHandler {
  return async (_req, res) => {
    const results = await runChecks(readiness);
    const missing = results.filter(({ passed }) => !passed);
    const ready = missing.every(({ delaysOnly }) => delaysOnly);
    const readyStatus = missing.length > 0 ? 'delayed' : 'ready';
    const stateOf = ({ passed, otherwise = 'away' }: (typeof results)[number]) => (passed ? 'ready' : otherwise);
    const checks = Object.fromEntries(results.map((each) => [each.name, stateOf(each)]));
    res.status(ready ? 200 : 503).set('Cache-Control', 'no-store');
    const detailed = readiness.flatMap(({ name, detail }) => (detail ? [[name, detail()] as const] : []));
    res.json({ status: ready ? readyStatus : 'not ready', checks, details: Object.fromEntries(detailed) });
  };
}

async function passes(check: () => Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, CHECK_LIMIT_MS, false)));
  try {
    return await Promise.race([check().then(() => true), limit]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

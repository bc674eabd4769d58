import { Router, type RequestHandler } from 'express';
import type { Metrics } from '../observe/metrics';

/** Something a service needs before it can serve; the check rejects while it is missing. */
export interface ReadinessCheck {
  name: string;
  check(): Promise<void>;
}

const CHECK_LIMIT_MS = 1_000;

/** `GET /health/live` (the process), `/health/ready` (all checks at once, one second each) and `/metrics`. */
export function healthRoutes(readiness: readonly ReadinessCheck[], metrics: Metrics): Router {
  const router = Router();
  router.get('/health/live', (_req, res) => void res.json({ status: 'live' }));
  router.get('/health/ready', answerReady(readiness));
  router.get('/metrics', async (_req, res) => {
    res.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  return router;
}

/** Whether every check passes, each within a second. */
export async function isReady(readiness: readonly ReadinessCheck[]): Promise<boolean> {
  const passed = await Promise.all(readiness.map(({ check }) => passes(check)));
  return passed.every(Boolean);
}

function answerReady(readiness: readonly ReadinessCheck[]): RequestHandler {
  return async (_req, res) => {
    const results = await Promise.all(readiness.map(async ({ name, check }) => [name, await passes(check)] as const));
    const ready = results.every(([, passed]) => passed);
    const checks = Object.fromEntries(results.map(([name, passed]) => [name, passed ? 'ready' : 'away']));
    res.status(ready ? 200 : 503).set('Cache-Control', 'no-store');
    res.json({ status: ready ? 'ready' : 'not ready', checks });
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

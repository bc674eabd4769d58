import type { IncomingMessage } from 'node:http';
import { DomainError } from '@portal/service-kit';
import { CSP_REPORTS_PATH } from '../http/content-security-policy';
import { type BodyLimit, announcesTooMuch } from './body-limit';
import { createCrossOriginCheck } from './cross-origin';
import { createRateLimit } from './rate-limit';

interface Arrival {
  address: string;
  path: string;
  bodyLimit: BodyLimit;
}

/** Finds why a request goes no further than here; null when it may. */
export function createRequestGuard({ publicOrigin, perMinute }: { publicOrigin: URL; perMinute: number }) {
  const countRequest = createRateLimit(perMinute);
  const isCrossOrigin = createCrossOriginCheck(publicOrigin);

  return async function findRefusal(req: IncomingMessage, arrival: Arrival): Promise<DomainError | null> {
    const { address, path, bodyLimit } = arrival;
    const retryAfter = await countRequest(address);
    if (retryAfter !== null) return new DomainError('REQUEST.THROTTLED', { retryAfter });
    // Browsers send these reports without an origin; a report changes nothing.
    if (path !== CSP_REPORTS_PATH && isCrossOrigin(req)) return new DomainError('REQUEST.CROSS_ORIGIN');
    return announcesTooMuch(req, bodyLimit) ? new DomainError(bodyLimit.refusal) : null;
  };
}

import { calls } from '@portal/contracts';
import { endpoint, ok, type Endpoint } from '@portal/service-kit';
import type { PendingService } from './pending.service';

export function pendingRoutes(pending: PendingService): Endpoint[] {
  return [endpoint(calls.readPendingCounts, async ({ actor }) => ok(await pending.count(actor)))];
}

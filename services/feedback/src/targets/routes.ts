import { calls } from '@portal/contracts';
import type { Endpoint } from '@portal/service-kit';
import { endpoint, ok } from '@portal/service-kit';
import type { TargetService } from './service';

/** HTTP face of what feedback can be about: translates, decides nothing. */
export function targetRoutes(targets: TargetService): Endpoint[] {
  return [endpoint(calls.listFeedbackTargets, async ({ query }) => ok(await targets.list(query)))];
}

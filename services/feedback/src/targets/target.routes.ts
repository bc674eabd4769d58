import { calls } from '@portal/contracts';
import type { Endpoint } from '@portal/service-kit';
import { endpoint, ok } from '@portal/service-kit';
import type { TargetService } from './target.service';

export function targetRoutes(targets: Pick<TargetService, 'list'>): Endpoint[] {
  return [endpoint(calls.listFeedbackTargets, async ({ actor, query }) => ok(await targets.list(actor, query)))];
}

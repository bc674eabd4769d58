import { calls } from '@portal/contracts';
import { endpoint, ok, type Endpoint } from '@portal/service-kit';
import type { SummaryService } from './summary.service';
import type { WaitingCountService } from './waiting-count.service';

interface Dependencies {
  summaries: SummaryService;
  waitingCounts: WaitingCountService;
}

export function summaryRoutes({ summaries, waitingCounts }: Dependencies): Endpoint[] {
  return [
    endpoint(calls.readProfileSummary, async ({ actor, params }) => ok(await summaries.read(actor, params.userId))),
    endpoint(calls.readWaitingCounts, async ({ actor }) => ok(await waitingCounts.count(actor))),
  ];
}

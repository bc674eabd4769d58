import { calls } from '@portal/contracts';
import { endpoint, ok, type Endpoint } from '@portal/service-kit';
import type { SummaryService } from './summary.service';

export function summaryRoutes(summaries: SummaryService): Endpoint[] {
  return [
    endpoint(calls.readProfileSummary, async ({ actor, params }) => ok(await summaries.read(actor, params.userId))),
  ];
}

import { calls } from '@portal/contracts';
import type { Endpoint } from '@portal/service-kit';
import { created, endpoint, ok, page, text } from '@portal/service-kit';
import type { GivingService } from './give.service';
import type { ResolvingService } from './resolve.service';
import type { FeedbackService } from './service';
import type { TableService } from './table.service';

interface Services {
  feedback: FeedbackService;
  giving: GivingService;
  resolving: ResolvingService;
  table: TableService;
}

/** HTTP face of feedback: translates, decides nothing. */
export function feedbackRoutes({ feedback, giving, resolving, table }: Services): Endpoint[] {
  return [
    endpoint(calls.listFeedback, async ({ actor, query, req }) => {
      if (req.accepts([...calls.listFeedback.produces]) !== 'text/csv') return page(await feedback.list(actor, query));
      const headers = { 'Content-Disposition': 'attachment; filename="feedback.csv"' };
      return { ...text('text/csv; charset=utf-8', await table.csv(actor, query)), headers };
    }),
    endpoint(calls.readFeedback, async ({ actor, params }) => ok(await feedback.read(actor, params.id))),
    endpoint(calls.addFeedback, async ({ actor, body }) => created(await giving.give(actor, body))),
    endpoint(calls.resolveFeedback, async ({ actor, params, body }) =>
      ok(await resolving.resolve(actor, params.id, body)),
    ),
    endpoint(calls.listOwnFeedback, async ({ actor, params, query }) =>
      page(await feedback.listOwn(actor, params.userId, query)),
    ),
  ];
}

import { calls } from '@portal/contracts';
import type { Endpoint } from '@portal/service-kit';
import { created, endpoint, ok, page } from '@portal/service-kit';
import type { FeedbackByMonthService } from './feedback-by-month.service';
import type { FeedbackExportService } from './feedback-export.service';
import type { GiveFeedbackService } from './give-feedback.service';
import type { ResolveFeedbackService } from './resolve-feedback.service';
import type { FeedbackService } from './feedback.service';

interface Dependencies {
  feedback: FeedbackService;
  giving: GiveFeedbackService;
  resolving: ResolveFeedbackService;
  exporting: FeedbackExportService;
  byMonth: FeedbackByMonthService;
}

export function feedbackRoutes({ feedback, giving, resolving, exporting, byMonth }: Dependencies): Endpoint[] {
  return [
    endpoint(
      calls.listFeedback,
      async ({ actor, query }) => page(await feedback.list(actor, query)),
      async ({ query }) => ({ name: 'feedback.csv', text: exporting.exportCsv(query) }),
    ),
    endpoint(calls.readFeedback, async ({ actor, params }) => ok(await feedback.read(actor, params.id))),
    endpoint(calls.readFeedbackByMonth, async ({ actor }) => ok(await byMonth.read(actor))),
    endpoint(calls.addFeedback, async ({ actor, body }) => created(await giving.give(actor, body))),
    endpoint(calls.resolveFeedback, async ({ actor, params, body }) =>
      ok(await resolving.resolve(actor, params.id, body)),
    ),
    endpoint(calls.listOwnFeedback, async ({ actor, params, query }) =>
      page(await feedback.listOwn(actor, params.userId, query)),
    ),
    endpoint(calls.countOwnFeedback, async ({ actor, params }) => ok(await feedback.countOwn(actor, params.userId))),
  ];
}

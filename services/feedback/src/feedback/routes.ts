import { calls } from '@portal/contracts';
import type { Endpoint } from '@portal/service-kit';
import { created, endpoint, ok, page } from '@portal/service-kit';
import type { GivingService } from './give.service';
import type { ResolvingService } from './resolve.service';
import type { FeedbackService } from './service';

interface Services {
  feedback: FeedbackService;
  giving: GivingService;
  resolving: ResolvingService;
}

/** HTTP face of feedback: translates, decides nothing. */
export function feedbackRoutes({ feedback, giving, resolving }: Services): Endpoint[] {
  return [
    endpoint(calls.listFeedback, async ({ actor, query }) => page(await feedback.list(actor, query))),
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

import { MINUTE_MS } from '@portal/contracts';
import { createCountCache, type ServiceContext } from '@portal/service-kit';
import type { FeedbackConfig } from '../config';
import type { StatisticsModule } from '../statistics/composition';
import type { TargetsModule } from '../targets/composition';
import { createAnonymityService } from './anonymity.service';
import { createAnonymousIdempotency } from './anonymous-idempotency.service';
import { createFeedbackByMonthRepository } from './feedback-by-month.repository';
import { createFeedbackByMonthService } from './feedback-by-month.service';
import { createFeedbackExportService } from './feedback-export.service';
import { createFeedbackRepository, type FeedbackRepository } from './feedback.repository';
import { feedbackRoutes } from './feedback.routes';
import { createFeedbackService } from './feedback.service';
import { createGiveFeedbackService } from './give-feedback.service';
import { createRateLimitRepository } from './rate-limit.repository';
import { createRateLimit } from './rate-limit.service';
import { createResolveFeedbackService } from './resolve-feedback.service';

const CLEANUP_INTERVAL_MS = 10 * MINUTE_MS;

/** For the modules below, which change what entries hold of them. */
export function createFeedbackRepositories({ store, clock, settings: { timeZone } }: ServiceContext<unknown>) {
  return { entries: createFeedbackRepository(store, { countCache: createCountCache(clock), timeZone }) };
}

interface Dependencies {
  entries: FeedbackRepository;
  statistics: StatisticsModule;
  targets: TargetsModule;
}

export function createFeedbackModule(
  context: ServiceContext<FeedbackConfig>,
  { entries: repository, statistics: { statistics }, targets: { targets } }: Dependencies,
) {
  const { store, clock, outbox, transaction, settings, config } = context;
  const { timeZone } = settings;
  const authorKey = config.FEEDBACK_AUTHOR_KEY;
  const rateLimit = createRateLimit({ repository: createRateLimitRepository(store), authorKey, clock });
  const anonymity = createAnonymityService({ authorKey, outbox, transaction, clock });
  const feedback = createFeedbackService({ repository, anonymity });
  const giving = createGiveFeedbackService({ repository, feedback, statistics, targets, rateLimit, anonymity });
  const resolving = createResolveFeedbackService({
    repository,
    feedback,
    statistics,
    anonymity,
    transaction,
    outbox,
    clock,
  });
  const exporting = createFeedbackExportService({ repository, feedback, timeZone });
  const months = createFeedbackByMonthRepository(store);
  const byMonth = createFeedbackByMonthService({ repository: months, clock, timeZone });
  return {
    giving,
    resolving,
    idempotency: createAnonymousIdempotency(context.idempotency, authorKey),
    endpoints: feedbackRoutes({ feedback, giving, resolving, exporting, byMonth }),
    jobs: [{ name: 'sweep taken slots', intervalMs: CLEANUP_INTERVAL_MS, run: rateLimit.deleteExpired }],
  };
}

import { MINUTE_MS } from '@portal/contracts';
import type { ServiceContext } from '@portal/service-kit';
import { createCountCache, createServiceApp } from '@portal/service-kit';
import type { FeedbackConfig } from './config';
import { createAnonymityService } from './feedback/anonymity.service';
import { createFeedbackByMonthRepository } from './feedback/feedback-by-month.repository';
import { createFeedbackByMonthService } from './feedback/feedback-by-month.service';
import { createFeedbackExportService } from './feedback/feedback-export.service';
import { createGiveFeedbackService } from './feedback/give-feedback.service';
import { createAnonymousIdempotency } from './feedback/anonymous-idempotency.service';
import { createRateLimitRepository } from './feedback/rate-limit.repository';
import { createRateLimit } from './feedback/rate-limit.service';
import { createFeedbackRepository } from './feedback/feedback.repository';
import { createResolveFeedbackService } from './feedback/resolve-feedback.service';
import { feedbackRoutes } from './feedback/feedback.routes';
import { createFeedbackService } from './feedback/feedback.service';
import { createStatisticsRepository } from './statistics/statistics.repository';
import { statisticsRoutes } from './statistics/statistics.routes';
import { createStatisticsService } from './statistics/statistics.service';
import { feedbackMigrations } from './migrations';
import { feedbackSubscriptions } from './subscriptions';
import { createTargetRepository } from './targets/target.repository';
import { targetRoutes } from './targets/target.routes';
import { createTargetService } from './targets/target.service';

const CLEANUP_INTERVAL_MS = 10 * MINUTE_MS;

export function buildApp(context: ServiceContext<FeedbackConfig>) {
  const { store, clock, outbox, transaction, settings, config } = context;
  const { timeZone } = settings;
  const authorKey = config.FEEDBACK_AUTHOR_KEY;
  const targetRepository = createTargetRepository(store);
  const repository = createFeedbackRepository(store, { countCache: createCountCache(clock), timeZone });
  const targets = createTargetService({ repository: targetRepository, entries: repository });
  const statistics = createStatisticsService({ repository: createStatisticsRepository(store), clock, timeZone });
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
  const byMonth = createFeedbackByMonth(context);
  const endpoints = [
    ...feedbackRoutes({ feedback, giving, resolving, exporting, byMonth }),
    ...statisticsRoutes(statistics),
    ...targetRoutes(targets),
  ];
  const idempotency = createAnonymousIdempotency(context.idempotency, authorKey);
  return {
    http: createServiceApp({ ...context, idempotency, endpoints }),
    subscriptions: feedbackSubscriptions(targets),
    jobs: [{ name: 'sweep taken slots', intervalMs: CLEANUP_INTERVAL_MS, run: rateLimit.deleteExpired }],
    migrations: feedbackMigrations({ feedback: repository, targets }),
    readCopies: [targets.copy],
    useCases: { giveFeedback: giving.give, resolveFeedback: resolving.resolve, findTargets: targets.list },
  };
}

function createFeedbackByMonth({ store, clock, settings: { timeZone } }: ServiceContext<FeedbackConfig>) {
  const repository = createFeedbackByMonthRepository(store);
  return createFeedbackByMonthService({ repository, clock, timeZone });
}

/** The use cases that others in the same process call without HTTP. */
export type FeedbackUseCases = ReturnType<typeof buildApp>['useCases'];

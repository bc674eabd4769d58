import { createServiceApp, type ServiceContext } from '@portal/service-kit';
import type { FeedbackConfig } from './config';
import { createFeedbackModule, createFeedbackRepositories } from './feedback/composition';
import { feedbackMigrations } from './migrations';
import { createStatisticsModule } from './statistics/composition';
import { feedbackSubscriptions } from './subscriptions';
import { createTargetsModule } from './targets/composition';

export function buildApp(context: ServiceContext<FeedbackConfig>) {
  const { entries } = createFeedbackRepositories(context);
  const targets = createTargetsModule(context, { entries });
  const statistics = createStatisticsModule(context);
  const feedback = createFeedbackModule(context, { entries, statistics, targets });
  const endpoints = [...feedback.endpoints, ...statistics.endpoints, ...targets.endpoints];
  return {
    http: createServiceApp({ ...context, idempotency: feedback.idempotency, endpoints }),
    subscriptions: feedbackSubscriptions(targets.targets),
    jobs: feedback.jobs,
    migrations: feedbackMigrations({
      feedback: entries,
      targets: targets.targets,
      listed: [entries, targets.repository],
    }),
    readCopies: targets.readCopies,
    useCases: {
      giveFeedback: feedback.giving.give,
      resolveFeedback: feedback.resolving.resolve,
      findTargets: targets.targets.list,
    },
  };
}

/** The use cases that others in the same process call without HTTP. */
export type FeedbackUseCases = ReturnType<typeof buildApp>['useCases'];

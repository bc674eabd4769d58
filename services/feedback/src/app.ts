import type { Job, ServiceContext } from '@portal/service-kit';
import { createServiceApp, createCountCache } from '@portal/service-kit';
import { createAllowanceRepository } from './allowance/repository';
import { createAllowance } from './allowance/service';
import { sealedIdempotency } from './anonymity/idempotency.service';
import { createAnonymity } from './anonymity/service';
import type { FeedbackConfig } from './config';
import { createGivingService } from './feedback/give.service';
import { createFeedbackRepository } from './feedback/repository';
import { createResolvingService } from './feedback/resolve.service';
import { feedbackRoutes } from './feedback/routes';
import { createFeedbackService } from './feedback/service';
import { createTableService } from './feedback/table.service';
import { createTallyRepository } from './figures/repository';
import { figureRoutes } from './figures/routes';
import { createFigureService } from './figures/service';
import { feedbackSubscriptions } from './subscriptions';
import { createTargetCopy } from './targets/copy.service';
import { createTargetRepository } from './targets/repository';
import { targetRoutes } from './targets/routes';
import { createTargetService } from './targets/service';

const SWEEP_EVERY_MS = 600_000;

export function buildApp(context: ServiceContext<FeedbackConfig>) {
  const services = createServices(context);
  const { targets, targetCopy, figures, allowance, giving, resolving } = services;
  const endpoints = [...feedbackRoutes(services), ...figureRoutes(figures), ...targetRoutes(targets)];
  const idempotency = sealedIdempotency(context.idempotency, context.config.FEEDBACK_AUTHOR_KEY);
  const jobs: Job[] = [{ name: 'sweep taken slots', intervalMs: SWEEP_EVERY_MS, run: allowance.sweep }];
  return {
    http: createServiceApp({ ...context, idempotency, endpoints }),
    subscriptions: feedbackSubscriptions(targetCopy),
    jobs,
    readCopies: [targetCopy.copy],
    useCases: { giveFeedback: giving.give, resolveFeedback: resolving.resolve, findTargets: targets.list },
  };
}

/** What others in the same process may do without HTTP. */
export type FeedbackUseCases = ReturnType<typeof buildApp>['useCases'];

function createServices(context: ServiceContext<FeedbackConfig>) {
  const { store, clock, config, settings } = context;
  const totals = createCountCache(clock);
  const entries = createFeedbackRepository(store, totals);
  const tallies = createTallyRepository(store);
  const anonymity = createAnonymity(context);
  const secret = config.FEEDBACK_AUTHOR_KEY;
  const allowance = createAllowance({ slots: createAllowanceRepository(store), secret, clock });
  const copied = { targets: createTargetRepository(store) };
  const targets = createTargetService(copied);
  const feedback = createFeedbackService({ feedback: entries, targets, anonymity });
  const { timeZone } = settings;
  const figures = createFigureService({ tallies, clock, timeZone });
  const parts = {
    ...context,
    feedback: entries,
    figures,
    targets,
    anonymity,
    allowance,
    show: feedback.show,
    timeZone,
  };
  return {
    targets,
    targetCopy: createTargetCopy(copied),
    allowance,
    feedback,
    figures,
    giving: createGivingService(parts),
    resolving: createResolvingService(parts),
    table: createTableService(parts),
  };
}

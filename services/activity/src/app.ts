import type { ServiceContext, ServiceParts } from '@portal/service-kit';
import { createServiceApp } from '@portal/service-kit';
import type { ActivityConfig } from './config';
import { createFeedRepository } from './feed/repository';
import { feedRoutes } from './feed/routes';
import { createFeedService } from './feed/service';
import { streamRoutes } from './stream/routes';
import { createStreamService } from './stream/service';
import { activitySubscriptions } from './subscriptions';

export function buildApp(context: ServiceContext<ActivityConfig>): ServiceParts<Record<never, never>> {
  const { store, clock, logger } = context;
  const feed = createFeedService({ repository: createFeedRepository(store) });
  const streams = createStreamService({ feed, clock, logger });
  return {
    http: createServiceApp({ ...context, endpoints: [...feedRoutes(feed), ...streamRoutes(streams)] }),
    subscriptions: activitySubscriptions(feed),
    useCases: {},
    stop: async () => streams.stop(),
  };
}

import type { ServiceContext, ServiceParts } from '@portal/service-kit';
import { createServiceApp } from '@portal/service-kit';
import { auditRoutes } from './audit/routes';
import { createServices } from './composition';
import type { ActivityConfig } from './config';
import { feedRoutes } from './feed/routes';
import { notificationRoutes } from './notifications/routes';
import { preferencesRoutes } from './preferences/routes';
import { searchRoutes } from './search/routes';
import { streamRoutes } from './stream/routes';
import { activitySubscriptions } from './subscriptions';

export function buildApp(context: ServiceContext<ActivityConfig>): ServiceParts<Record<never, never>> {
  const services = createServices(context);
  const { audit, feed, notifications, streams, people, preferences, mailing, search, searchCopy } = services;
  const endpoints = [
    ...feedRoutes(feed),
    ...streamRoutes(streams),
    ...notificationRoutes(notifications),
    ...preferencesRoutes(preferences),
    ...auditRoutes(audit),
    ...searchRoutes(search),
  ];
  return {
    http: createServiceApp({ ...context, endpoints }),
    subscriptions: activitySubscriptions(services),
    letters: mailing.letters,
    useCases: {},
    readCopies: [people.copy, searchCopy.copy],
    stop: async () => Object.values(streams).forEach((stream) => stream.stop()),
  };
}

import type { ServiceContext } from '@portal/service-kit';
import { createServiceApp } from '@portal/service-kit';
import { auditRoutes } from './audit/audit.routes';
import { createServices } from './composition';
import type { ActivityConfig } from './config';
import { feedRoutes } from './feed/feed.routes';
import { preferencesRoutes } from './mails/mail-preferences.routes';
import { notificationRoutes } from './notifications/notification.routes';
import { searchRoutes } from './search/search.routes';
import { streamRoutes } from './stream/stream.routes';
import { activitySubscriptions } from './subscriptions';

export function buildApp(context: ServiceContext<ActivityConfig>) {
  const services = createServices(context);
  const { audit, feed, notifications, eventChanges, streams, people, preferences, digests, mails, recipients, search } =
    services;
  const { timeZone } = context.settings;
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
    subscriptions: activitySubscriptions({ audit, feed, recipients, search, people, eventChanges, timeZone }),
    composeMail: mails.composeMail,
    jobs: [
      {
        name: 'digests',
        intervalMs: context.config.DIGESTS_EVERY_MS,
        singleton: true,
        run: async () => void (await digests.enqueueDue()),
      },
    ],
    useCases: { enqueueDigests: digests.enqueueDue },
    readCopies: services.readCopies,
    stop: async () => Object.values(streams).forEach((stream) => stream.stop()),
  };
}

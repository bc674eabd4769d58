import type { ServiceContext } from '@portal/service-kit';
import { createServiceApp } from '@portal/service-kit';
import { auditRoutes } from './audit/audit.routes';
import { createServices } from './composition';
import type { ActivityConfig } from './config';
import { feedRoutes } from './feed/feed.routes';
import { preferencesRoutes } from './mails/mail-preferences.routes';
import { notificationRoutes } from './notifications/notification.routes';
import { searchRoutes } from './search/search.routes';
import { serviceBoardRoutes } from './service-board/service-board.routes';
import { streamRoutes } from './stream/stream.routes';
import { activitySubscriptions } from './subscriptions';

export function buildApp(context: ServiceContext<ActivityConfig>) {
  const services = createServices(context);
  const { audit, feed, notifications, streams, search, preferences, digests, waitingDigests, mails, serviceBoard } =
    services;
  const { timeZone } = context.settings;
  const endpoints = [
    ...feedRoutes(feed),
    ...streamRoutes(streams),
    ...notificationRoutes(notifications),
    ...preferencesRoutes(preferences),
    ...auditRoutes(audit),
    ...searchRoutes(search),
    ...serviceBoardRoutes(serviceBoard),
  ];
  return {
    http: createServiceApp({ ...context, endpoints }),
    subscriptions: activitySubscriptions(services.readCopies, { ...services, timeZone }),
    composeMail: mails.composeMail,
    jobs: [
      {
        name: 'digests',
        intervalMs: context.config.DIGESTS_EVERY_MS,
        singleton: true,
        async run() {
          await digests.enqueueDue();
          await waitingDigests.enqueueDue();
        },
      },
    ],
    useCases: { enqueueDigests: digests.enqueueDue, enqueueWaitingDigests: waitingDigests.enqueueDue },
    readCopies: services.readCopies,
    stop: async () => Object.values(streams).forEach((stream) => stream.stop()),
  };
}

import type { ServiceContext, ServiceParts } from '@portal/service-kit';
import { createServiceApp } from '@portal/service-kit';
import type { ActivityConfig } from './config';
import { createFeedRepository } from './feed/repository';
import { feedRoutes } from './feed/routes';
import { createFeedService } from './feed/service';
import { createMailService } from './mails/service';
import { createNewsService } from './news/service';
import { createNotificationRepository } from './notifications/repository';
import { notificationRoutes } from './notifications/routes';
import { createNotificationService } from './notifications/service';
import { createPersonRepository } from './people/repository';
import { createPersonService } from './people/service';
import { createPreferencesRepository } from './preferences/repository';
import { preferencesRoutes } from './preferences/routes';
import { createPreferencesService } from './preferences/service';
import { streamRoutes } from './stream/routes';
import { createStreamService } from './stream/service';
import { activitySubscriptions } from './subscriptions';

export function buildApp(context: ServiceContext<ActivityConfig>): ServiceParts<Record<never, never>> {
  const { store, clock, logger, mails, settings, config } = context;
  const feed = createFeedService({ repository: createFeedRepository(store) });
  const streams = createStreamService({ feed, clock, logger });
  const people = createPersonService(createPersonRepository(store));
  const preferences = createPreferencesService(createPreferencesRepository(store));
  const publicOrigin = new URL(config.PUBLIC_ORIGIN).origin;
  const mailing = createMailService({ people, preferences, mails, settings, publicOrigin, logger });
  const notifications = createNotificationService(createNotificationRepository(store));
  const news = createNewsService({ notifications, mails: mailing, timeZone: settings.timeZone });
  const endpoints = [
    ...feedRoutes(feed),
    ...streamRoutes(streams),
    ...notificationRoutes(notifications),
    ...preferencesRoutes(preferences),
  ];
  return {
    http: createServiceApp({ ...context, endpoints }),
    subscriptions: activitySubscriptions({ feed, people, news }),
    letters: mailing.letters,
    useCases: {},
    stop: async () => streams.stop(),
  };
}

import type { ServiceContext } from '@portal/service-kit';
import { createAuditRepository } from './audit/repository';
import { createAuditService } from './audit/service';
import type { ActivityConfig } from './config';
import { createDigestRepository } from './digests/repository';
import { createDigestService } from './digests/service';
import { createFeedRepository } from './feed/repository';
import { createFeedService } from './feed/service';
import { feedSource } from './feed/stream.service';
import { createMailService } from './mails/service';
import { createNewsService } from './news/service';
import { createArrivalRepository } from './notifications/arrivals.repository';
import { createNotificationRepository } from './notifications/repository';
import { createNotificationService } from './notifications/service';
import { notificationSource } from './notifications/stream.service';
import { createPersonRepository } from './people/repository';
import { createPersonService } from './people/service';
import { createPreferencesRepository } from './preferences/repository';
import { createPreferencesService } from './preferences/service';
import { createSearchCopy } from './search/copy.service';
import { createSearchRepository } from './search/repository';
import { createSearchService } from './search/service';
import { createUnitNames } from './search/unit-names.service';
import { createStreamService } from './stream/service';
import { createTailRepository } from './tail/repository';

export type Services = ReturnType<typeof createServices>;

/** Every service with its dependencies. */
export function createServices(context: ServiceContext<ActivityConfig>) {
  const { store, settings, config } = context;
  const feed = createFeedService({ repository: createFeedRepository(store, createTailRepository(store, 'feed')) });
  const notifications = createNotificationService({
    ...context,
    lists: createNotificationRepository(store),
    arrivals: createArrivalRepository(store, createTailRepository(store, 'notifications')),
  });
  const streams = {
    activities: createStreamService({ ...context, source: feedSource(feed) }),
    notifications: createStreamService({ ...context, source: notificationSource(notifications) }),
  };
  const entries = createSearchRepository(store);
  const unitNames = createUnitNames({ ...context, entries });
  const search = createSearchService({ ...context, entries, unitNames });
  const searchCopy = createSearchCopy({ entries, unitNames });
  const people = createPersonService(createPersonRepository(store));
  const publicOrigin = new URL(config.PUBLIC_ORIGIN).origin;
  const telling = { ...context, notifications, people, publicOrigin };
  const digests = createDigestService({ ...telling, digests: createDigestRepository(store) });
  const choices = createPreferencesRepository(store);
  const preferences = createPreferencesService({ ...context, preferences: choices, digests });
  const mailing = createMailService({ ...telling, preferences, digests });
  const news = createNewsService({ notifications, mails: mailing, people, timeZone: settings.timeZone });
  const audit = createAuditService({ repository: createAuditRepository(store), timeZone: settings.timeZone });
  return { audit, feed, notifications, streams, people, preferences, digests, mailing, news, search, searchCopy };
}

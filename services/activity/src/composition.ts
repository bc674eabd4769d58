import type { ServiceContext } from '@portal/service-kit';
import { createPendingModule } from './pending/composition';
import { createAuditModule } from './audit/composition';
import type { ActivityConfig } from './config';
import { createEventChangesModule } from './event-changes/composition';
import { createFeedModule } from './feed/composition';
import { createMailsModule } from './mails/composition';
import { createNotificationsModule } from './notifications/composition';
import { createPeopleModule } from './people/composition';
import { createReactionsModule } from './reactions/composition';
import { createRecipientsModule } from './recipients/composition';
import { createSearchModule } from './search/composition';
import { createServiceBoardModule } from './service-board/composition';
import { createStreamModule } from './stream/composition';
import { searchEntriesOf } from './subscriptions';

/** The modules of activity, from the lowest to the uppermost. */
export function createModules(context: ServiceContext<ActivityConfig>) {
  const people = createPeopleModule(context);
  const audit = createAuditModule(context);
  const serviceBoard = createServiceBoardModule(context);
  const search = createSearchModule(context, { rowOf: searchEntriesOf() });
  const eventChanges = createEventChangesModule(context);
  const feed = createFeedModule(context);
  const notifications = createNotificationsModule(context);
  const stream = createStreamModule(context, {
    activities: feed.feed.stream,
    notifications: notifications.notifications.stream,
    eventChanges: eventChanges.eventChanges.stream,
  });
  const pending = createPendingModule(context);
  const mails = createMailsModule(context, { notifications, people, pending });
  const recipients = createRecipientsModule({ notifications, mails, people });
  const reactions = createReactionsModule({
    audit: audit.audit,
    feed: feed.feed,
    notifications: notifications.notifications,
    recipients: recipients.recipients,
    search: search.search,
    eventChanges: eventChanges.eventChanges,
    timeZone: context.settings.timeZone,
  });
  return { people, audit, serviceBoard, search, feed, notifications, stream, pending, mails, reactions };
}

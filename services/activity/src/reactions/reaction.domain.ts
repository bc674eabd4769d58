import type { CloudEvent, EventChange, EventName, UnitCategory } from '@portal/contracts';
import type { AuditRule } from '../audit/audit.domain';
import type { FeedEntryText } from '../feed/feed.domain';
import type { NotificationText, PersonalNotification } from '../notifications/notification.domain';
import type { SearchEntry } from '../search/search.domain';

/** Everything that the portal's feed, notifications, search and audit make of one type of event. */
export interface Reaction<N extends EventName> {
  audit: AuditRule;
  feed?: (event: CloudEvent<N>) => FeedEntryText;
  /** For one person; null when there is nobody to notify. */
  notify?: (event: CloudEvent<N>, timeZone: string) => PersonalNotification | null;
  notifyPresidents?: (event: CloudEvent<N>, timeZone: string) => NotificationText;
  /** For the general secretaries of a category; the presidents where it has none. */
  notifySecretaries?: (event: CloudEvent<N>, timeZone: string) => NotificationText & { category: UnitCategory };
  /** Whether officers who were asked to decide about the subject need not any more; their notifications are read then. */
  settles?: true;
  /** What search finds of the subject from then on. */
  search?: (event: CloudEvent<N>) => SearchEntry;
  /** What open pages that show it have to read again. */
  changes?: (event: CloudEvent<N>) => EventChange;
}

import type { EventName } from '@portal/contracts';
import type { NamedHandler } from '@portal/service-kit';
import type { AuditService } from '../audit/audit.service';
import type { EventChangeService } from '../event-changes/event-change.service';
import type { FeedService } from '../feed/feed.service';
import type { NotificationService } from '../notifications/notification.service';
import type { RecipientService } from '../recipients/recipient.service';
import type { SearchService } from '../search/search.service';
import type { Reaction } from './reaction.domain';

interface Dependencies {
  audit: Pick<AuditService, 'record'>;
  feed: Pick<FeedService, 'record'>;
  notifications: Pick<NotificationService, 'markSettled'>;
  recipients: Pick<RecipientService, 'notify' | 'notifyPresidents' | 'notifySecretaries'>;
  search: Pick<SearchService, 'upsertIfNewer'>;
  eventChanges: Pick<EventChangeService, 'record'>;
  timeZone: string;
}

export type ReactionsModule = ReturnType<typeof createReactionsModule>;

/** What is done with each type of event. */
export function createReactionsModule(dependencies: Dependencies) {
  return { handlersOf: (reaction: Reaction<EventName>) => handlersOf(reaction, dependencies) };
}

/** The names of the handlers are stored in the inbox. */
function handlersOf(reaction: Reaction<EventName>, to: Dependencies): NamedHandler[] {
  const { audit, feed, notify, notifyPresidents, notifySecretaries, settles, search, changes } = reaction;
  const handlers: (NamedHandler | false | undefined)[] = [
    feed && { name: 'recordEntry', handle: (event, session) => to.feed.record(event, feed(event), session) },
    search && { name: 'keepSearchEntry', handle: (event, session) => to.search.upsertIfNewer(search(event), session) },
    notify && {
      name: 'tellPerson',
      async handle(event, session) {
        const notification = notify(event, to.timeZone);
        if (notification) await to.recipients.notify(event, [notification], session);
      },
    },
    notifyPresidents && {
      name: 'tellPresidents',
      handle: (event, session) => to.recipients.notifyPresidents(event, notifyPresidents(event, to.timeZone), session),
    },
    notifySecretaries && {
      name: 'notifySecretaries',
      handle: (event, session) =>
        to.recipients.notifySecretaries(event, notifySecretaries(event, to.timeZone), session),
    },
    settles && { name: 'markSettled', handle: (event, session) => to.notifications.markSettled(event, session) },
    audit !== 'none' && { name: 'keepInAudit', handle: (event, session) => to.audit.record(event, audit, session) },
    changes && {
      name: 'recordEventChange',
      handle: (event, session) => to.eventChanges.record(changes(event), session),
    },
  ];
  return handlers.filter((handler) => handler !== undefined && handler !== false);
}

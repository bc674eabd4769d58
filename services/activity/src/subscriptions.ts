import type { CloudEvent, EventChange, EventName, UnitCategory } from '@portal/contracts';
import type { NamedHandler, Subscriptions } from '@portal/service-kit';
import type { AuditRule } from './audit/audit.domain';
import type { AuditService } from './audit/audit.service';
import * as eventChange from './event-changes/event-change.domain';
import type { EventChangeService } from './event-changes/event-change.service';
import type { FeedEntryText } from './feed/feed.domain';
import type { FeedService } from './feed/feed.service';
import * as feedText from './feed/feed.template';
import type { NotificationText, PersonalNotification } from './notifications/notification.domain';
import * as notificationText from './notifications/notification.template';
import { personOf, type Person } from './people/person.domain';
import type { PersonService } from './people/person.service';
import type { RecipientService } from './recipients/recipient.service';
import type { SearchEntry } from './search/search.domain';
import * as searchEntry from './search/search-entry.domain';
import type { SearchService } from './search/search.service';

/** Everything that the portal's feed, notifications, search and audit make of one type of event. */
interface Reaction<N extends EventName> {
  audit: AuditRule;
  feed?: (event: CloudEvent<N>) => FeedEntryText;
  /** For one person; null when there is nobody to notify. */
  notify?: (event: CloudEvent<N>, timeZone: string) => PersonalNotification | null;
  notifyPresidents?: (event: CloudEvent<N>, timeZone: string) => NotificationText;
  /** For the general secretaries of a category; the presidents where it has none. */
  notifySecretaries?: (event: CloudEvent<N>, timeZone: string) => NotificationText & { category: UnitCategory };
  /** What search finds of the subject from then on. */
  search?: (event: CloudEvent<N>) => SearchEntry;
  /** What is stored of the person it is about. */
  person?: (event: CloudEvent<N>) => Person;
  /** What pages that show the campus event have to read again. */
  changes?: (event: CloudEvent<N>) => EventChange;
}

const reactions: { [N in EventName]: Reaction<N> } = {
  'auth.account.registered.v1': { audit: 'change', search: searchEntry.entryOfAccount, person: personOf },
  'auth.account.changed.v1': { audit: 'change', search: searchEntry.entryOfAccount, person: personOf },
  'auth.account.role-changed.v1': {
    audit: 'change',
    feed: feedText.describeRoleChanged,
    notify: notificationText.roleChanged,
    search: searchEntry.entryOfAccount,
    person: personOf,
  },
  'auth.session.started.v1': { audit: 'occurrence' },
  'auth.session.ended.v1': { audit: 'occurrence' },
  'auth.password.changed.v1': { audit: 'occurrence' },
  'auth.email.confirmed.v1': { audit: 'occurrence' },
  'records.profile.changed.v1': { audit: 'change' },
  'org.unit.created.v1': { audit: 'change', feed: feedText.describeUnitCreated, search: searchEntry.entryOfUnit },
  'org.unit.changed.v1': { audit: 'change', feed: feedText.describeUnitChanged, search: searchEntry.entryOfUnit },
  'org.position.created.v1': {
    audit: 'change',
    feed: feedText.describePositionAdded,
    search: searchEntry.entryOfPosition,
  },
  'org.position.changed.v1': {
    audit: 'change',
    feed: feedText.describePositionChanged,
    search: searchEntry.entryOfPosition,
  },
  'org.position.removed.v1': {
    audit: { status: 'removed' },
    feed: feedText.describePositionRemoved,
    search: searchEntry.entryOfRemovedPosition,
  },
  'org.holder.appointed.v1': {
    audit: 'change',
    feed: feedText.describeHolderAppointed,
    notify: notificationText.holderAppointed,
  },
  'org.holder.claimed.v1': { audit: 'change', notifySecretaries: notificationText.holderClaimed },
  'org.holder.confirmed.v1': {
    audit: 'change',
    feed: feedText.describeHolderConfirmed,
    notify: notificationText.holderConfirmed,
  },
  'org.holder.refused.v1': { audit: 'change', notify: notificationText.holderRefused },
  'org.holder.changed.v1': { audit: 'change' },
  'org.holder.ended.v1': {
    audit: 'change',
    feed: feedText.describeHolderEnded,
    notify: notificationText.holderEnded,
  },
  'org.holder.removed.v1': { audit: { status: 'removed' } },
  'org.holder.hand-over-due.v1': { audit: 'none', notify: notificationText.handOverDue },
  'events.event.created.v1': {
    audit: 'change',
    feed: feedText.describeEventCreated,
    search: searchEntry.entryOfCampusEvent,
    changes: eventChange.ofEvent,
  },
  'events.event.status-changed.v1': {
    audit: 'change',
    feed: feedText.describeEventStatus,
    search: searchEntry.entryOfCampusEvent,
    changes: eventChange.ofEvent,
  },
  'events.event.changed.v1': {
    audit: 'change',
    feed: feedText.describeEventChanged,
    search: searchEntry.entryOfCampusEvent,
    changes: eventChange.ofEvent,
  },
  'events.registration.joined.v1': {
    audit: 'change',
    notify: notificationText.joined,
    changes: eventChange.ofRegistrations,
  },
  'events.registration.left.v1': { audit: { status: 'left' }, changes: eventChange.ofRegistrations },
  'events.registration.promoted.v1': {
    audit: 'change',
    notify: notificationText.promoted,
    changes: eventChange.ofRegistrations,
  },
  'events.registration.checked-in.v1': { audit: { status: 'checked-in' }, changes: eventChange.ofRegistrations },
  'events.registration.check-in-undone.v1': { audit: { status: 'registered' }, changes: eventChange.ofRegistrations },
  // One event for each of the many whom a write concerns; the write has an event of its own.
  'events.registration.affected.v1': { audit: 'none', notify: notificationText.affected },
  'events.registration.reminded.v1': { audit: 'none', notify: notificationText.reminded },
  'events.room.added.v1': { audit: 'change' },
  'events.room.changed.v1': { audit: 'change' },
  'events.room-request.submitted.v1': {
    audit: { status: 'Pending' },
    feed: feedText.describeRoomRequested,
    notifyPresidents: notificationText.roomRequested,
    changes: eventChange.ofRoomRequests,
  },
  'events.room-request.approved.v1': {
    audit: { status: 'Approved' },
    feed: feedText.describeRoomApproved,
    notify: notificationText.roomApproved,
    changes: eventChange.ofRoomRequests,
  },
  'events.room-request.rejected.v1': {
    audit: { status: 'Rejected' },
    feed: feedText.describeRoomRejected,
    notify: notificationText.roomRejected,
    changes: eventChange.ofRoomRequests,
  },
  'feedback.feedback.given.v1': { audit: { status: 'open' }, notify: notificationText.feedbackReceived },
  'feedback.feedback.resolved.v1': {
    audit: { status: 'resolved' },
    feed: feedText.describeFeedbackResolved,
    notify: notificationText.feedbackResolved,
  },
};

/** By event type how the rows of a read copy are made, for its rebuild. */
export function rowReaders<Copy extends 'person' | 'search'>(
  copy: Copy,
): RowReaders<Required<Reaction<EventName>>[Copy]> {
  const readers = reactionEntries().flatMap(([type, reaction]) => (reaction[copy] ? [[type, reaction[copy]]] : []));
  return Object.fromEntries(readers) as RowReaders<Required<Reaction<EventName>>[Copy]>;
}

type RowReaders<Read> = Read extends (event: never) => infer Row
  ? { [N in EventName]?: (event: CloudEvent<N>) => Row }
  : never;

function reactionEntries(): [EventName, Reaction<EventName>][] {
  return Object.entries(reactions) as unknown as [EventName, Reaction<EventName>][];
}

interface Dependencies {
  audit: Pick<AuditService, 'record'>;
  feed: Pick<FeedService, 'record'>;
  recipients: Pick<RecipientService, 'notify' | 'notifyPresidents' | 'notifySecretaries'>;
  search: Pick<SearchService, 'upsertIfNewer'>;
  people: Pick<PersonService, 'upsertIfNewer'>;
  eventChanges: Pick<EventChangeService, 'record'>;
  timeZone: string;
}

/** Handlers by event type. Their names are stored in the inbox. */
export function activitySubscriptions(dependencies: Dependencies): Subscriptions {
  return Object.fromEntries(reactionEntries().map(([type, reaction]) => [type, handlersOf(reaction, dependencies)]));
}

function handlersOf(reaction: Reaction<EventName>, dependencies: Dependencies): NamedHandler[] {
  const { audit, feed, notify, notifyPresidents, notifySecretaries, search, person, changes } = reaction;
  const to = dependencies;
  const handlers: (NamedHandler | false | undefined)[] = [
    feed && { name: 'recordEntry', handle: (event, session) => to.feed.record(event, feed(event), session) },
    person && { name: 'keepAccount', handle: (event, session) => to.people.upsertIfNewer(person(event), session) },
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
    audit !== 'none' && { name: 'keepInAudit', handle: (event, session) => to.audit.record(event, audit, session) },
    changes && {
      name: 'recordEventChange',
      handle: (event, session) => to.eventChanges.record(changes(event), session),
    },
  ];
  return handlers.filter((handler) => handler !== undefined && handler !== false);
}

import type { CloudEvent, EventName } from '@portal/contracts';
import type { NamedHandler, Subscriptions } from '@portal/service-kit';
import { recordEntry } from './feed/handlers';
import type { FeedService } from './feed/service';
import type { Telling } from './sentences/domain';
import {
  tellEventCreated,
  tellEventStatus,
  tellRoleChanged,
  tellRoomApproved,
  tellRoomRejected,
  tellRoomRequested,
  tellUnitCreated,
} from './sentences/domain';

/** Everything this service reacts to, and the sentence each event becomes. */
export function activitySubscriptions(feed: FeedService): Subscriptions {
  const inFeed = <N extends EventName>(tell: (event: CloudEvent<N>) => Telling): NamedHandler<N>[] => [
    { name: 'recordEntry', handle: recordEntry(feed, tell) },
  ];
  return {
    'events.event.created.v1': inFeed(tellEventCreated),
    'events.event.status-changed.v1': inFeed(tellEventStatus),
    'events.room-request.submitted.v1': inFeed(tellRoomRequested),
    'events.room-request.approved.v1': inFeed(tellRoomApproved),
    'events.room-request.rejected.v1': inFeed(tellRoomRejected),
    'org.unit.created.v1': inFeed(tellUnitCreated),
    'auth.account.role-changed.v1': inFeed(tellRoleChanged),
  };
}

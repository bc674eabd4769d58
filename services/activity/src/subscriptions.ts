import type { CloudEvent, EventName } from '@portal/contracts';
import type { NamedHandler, Subscriptions } from '@portal/service-kit';
import { recordEntry } from './feed/handlers';
import type { FeedService } from './feed/service';
import { keepAccount } from './people/handlers';
import type { PersonService } from './people/service';
import { mailReview } from './review-mails/handlers';
import type { ReviewMailService } from './review-mails/service';
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

interface Reacting {
  feed: Pick<FeedService, 'record'>;
  people: Pick<PersonService, 'keep'>;
  reviewMails: Pick<ReviewMailService, 'tell'>;
}

/** Everything this service reacts to, and the sentence each event becomes. */
export function activitySubscriptions({ feed, people, reviewMails }: Reacting): Subscriptions {
  const keep = { name: 'keepAccount', handle: keepAccount(people) };
  const inFeed = <N extends EventName>(tell: (event: CloudEvent<N>) => Telling): NamedHandler<N> => ({
    name: 'recordEntry',
    handle: recordEntry(feed, tell),
  });
  return {
    'events.event.created.v1': [inFeed(tellEventCreated)],
    'events.event.status-changed.v1': [inFeed(tellEventStatus)],
    'events.room-request.submitted.v1': [inFeed(tellRoomRequested)],
    'events.room-request.approved.v1': [
      inFeed(tellRoomApproved),
      { name: 'mailReview', handle: mailReview(reviewMails, 'approved') },
    ],
    'events.room-request.rejected.v1': [
      inFeed(tellRoomRejected),
      { name: 'mailReview', handle: mailReview(reviewMails, 'rejected') },
    ],
    'org.unit.created.v1': [inFeed(tellUnitCreated)],
    'auth.account.registered.v1': [keep],
    'auth.account.changed.v1': [keep],
    'auth.account.role-changed.v1': [inFeed(tellRoleChanged), keep],
  };
}

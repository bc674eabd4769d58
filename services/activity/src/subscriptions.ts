import type { CloudEvent, EventName } from '@portal/contracts';
import type { NamedHandler, Subscriptions } from '@portal/service-kit';
import { alsoAudited } from './audit/handlers';
import type { AuditService } from './audit/service';
import { recordEntry } from './feed/handlers';
import type { FeedService } from './feed/service';
import type { News } from './news/domain';
import {
  affected,
  feedbackReceived,
  feedbackResolved,
  joined,
  promoted,
  reminded,
  roleChanged,
  roomApproved,
  roomRejected,
  roomRequested,
} from './news/domain';
import { tellPerson, tellPresidents } from './news/handlers';
import type { NewsService } from './news/service';
import { keepAccount } from './people/handlers';
import type { PersonService } from './people/service';
import type { SearchCopy } from './search/copy.service';
import { keepSearchEntry } from './search/handlers';
import type { Telling } from './sentences/domain';
import {
  tellEventChanged,
  tellEventCreated,
  tellEventStatus,
  tellFeedbackResolved,
  tellPositionAdded,
  tellPositionChanged,
  tellPositionRemoved,
  tellRoleChanged,
  tellRoomApproved,
  tellRoomRejected,
  tellRoomRequested,
  tellUnitCreated,
} from './sentences/domain';

interface Reacting {
  audit: Pick<AuditService, 'keep'>;
  feed: Pick<FeedService, 'record'>;
  people: Pick<PersonService, 'keep'>;
  news: Pick<NewsService, 'tell' | 'tellPresidents' | 'timeZone'>;
  searchCopy: Pick<SearchCopy, 'keep'>;
}

/** Everything this service reacts to, and the sentence each event becomes. */
export function activitySubscriptions({ audit, feed, people, news, searchCopy }: Reacting): Subscriptions {
  const keep = { name: 'keepAccount', handle: keepAccount(people) };
  const find = keepSearchEntry(searchCopy);
  const inFeed = <N extends EventName>(tell: (event: CloudEvent<N>) => Telling): NamedHandler<N> => ({
    name: 'recordEntry',
    handle: recordEntry(feed, tell),
  });
  const toPerson = <N extends EventName>(
    wordsOf: (event: CloudEvent<N>, timeZone: string) => News | null,
  ): NamedHandler<N> => ({ name: 'tellPerson', handle: tellPerson(news, wordsOf) });
  const toPresidents: NamedHandler<'events.room-request.submitted.v1'> = {
    name: 'tellPresidents',
    handle: tellPresidents(news, roomRequested),
  };
  const reactions: Subscriptions = {
    'events.event.created.v1': [inFeed(tellEventCreated), find],
    'events.event.changed.v1': [inFeed(tellEventChanged), find],
    'events.event.status-changed.v1': [inFeed(tellEventStatus), find],
    'events.room-request.submitted.v1': [inFeed(tellRoomRequested), toPresidents],
    'events.room-request.approved.v1': [inFeed(tellRoomApproved), toPerson(roomApproved)],
    'events.room-request.rejected.v1': [inFeed(tellRoomRejected), toPerson(roomRejected)],
    'events.registration.joined.v1': [toPerson(joined)],
    'events.registration.promoted.v1': [toPerson(promoted)],
    'events.registration.affected.v1': [toPerson(affected)],
    'events.registration.reminded.v1': [toPerson(reminded)],
    'org.unit.created.v1': [inFeed(tellUnitCreated), find],
    'org.position.created.v1': [inFeed(tellPositionAdded), find],
    'org.position.changed.v1': [inFeed(tellPositionChanged), find],
    'org.position.removed.v1': [inFeed(tellPositionRemoved), find],
    'feedback.feedback.given.v1': [toPerson(feedbackReceived)],
    'feedback.feedback.resolved.v1': [inFeed(tellFeedbackResolved), toPerson(feedbackResolved)],
    'auth.account.registered.v1': [keep, find],
    'auth.account.changed.v1': [keep, find],
    'auth.account.role-changed.v1': [inFeed(tellRoleChanged), keep, find, toPerson(roleChanged)],
  };
  return alsoAudited(reactions, audit);
}

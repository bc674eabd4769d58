import type { ReadCopy, ServiceContext } from '@portal/service-kit';
import { createAuditRepository } from './audit/audit.repository';
import { createAuditService } from './audit/audit.service';
import type { ActivityConfig } from './config';
import { createEventChangeRepository } from './event-changes/event-change.repository';
import { createEventChangeService, type EventChangeService } from './event-changes/event-change.service';
import { createFeedRepository } from './feed/feed.repository';
import { createFeedService, type FeedService } from './feed/feed.service';
import { createDigestRepository } from './mails/digest.repository';
import { createDigestService } from './mails/digest.service';
import { createPreferencesRepository } from './mails/mail-preferences.repository';
import { createMailPreferencesService } from './mails/mail-preferences.service';
import { createMailService } from './mails/mail.service';
import { createWaitingDigestRepository } from './mails/waiting-digest.repository';
import { createWaitingDigestService } from './mails/waiting-digest.service';
import { createNotificationRepository } from './notifications/notification.repository';
import { createNotificationService, type NotificationService } from './notifications/notification.service';
import { createPersonRepository } from './people/person.repository';
import { createPersonService, type PersonService } from './people/person.service';
import { createRecipientService } from './recipients/recipient.service';
import { createSearchRepository } from './search/search.repository';
import { createSearchService } from './search/search.service';
import { createUnitNames } from './search/unit-names.service';
import { createServiceBoardRepository } from './service-board/service-board.repository';
import { createServiceBoardService } from './service-board/service-board.service';
import { createServiceCopies } from './service-board/service-copies.repository';
import { createSequenceRepository } from './stream/sequence.repository';
import { createStreamService } from './stream/stream.service';
import { searchEntriesOf } from './subscriptions';
import { createWaitingRepository, type WaitingRepository } from './waiting/waiting.repository';

/** Every service with its dependencies. */
export function createServices(context: ServiceContext<ActivityConfig>) {
  const { store, settings, clock, transaction } = context;

  const personRepository = createPersonRepository(store);
  const people = createPersonService({ repository: personRepository });
  const searchRepository = createSearchRepository(store);
  const unitNames = createUnitNames({ repository: searchRepository, clock });
  const search = createSearchService({ repository: searchRepository, unitNames, clock });
  const audit = createAuditService({ repository: createAuditRepository(store), timeZone: settings.timeZone });

  const feedSequence = createSequenceRepository(store, 'feed');
  const feed = createFeedService({ repository: createFeedRepository(store, feedSequence), sequence: feedSequence });
  const sequence = createSequenceRepository(store, 'notifications');
  const notificationRepository = createNotificationRepository(store, sequence);
  const notifications = createNotificationService({ repository: notificationRepository, sequence, transaction, clock });
  const eventChanges = createEventChanges(context);
  const waiting = createWaitingRepository(store);
  const mailing = createMailServices(context, { notifications, people, waiting });
  const recipients = createRecipientService({ notifications, mails: mailing.mails, people });

  const { serviceCopies, serviceBoard } = createServiceBoard(context);
  const readCopies: ReadCopy[] = [
    personRepository.copy,
    { name: 'search', rows: searchRepository.rows, rowOf: searchEntriesOf(), changed: search.changed },
    waiting.copy,
    ...Object.values(serviceCopies).map(({ copy }) => copy),
  ];
  return {
    audit,
    feed,
    notifications,
    eventChanges,
    streams: createStreams(context, { feed, notifications, eventChanges }),
    ...mailing,
    recipients,
    search,
    serviceBoard,
    readCopies,
  };
}

function createEventChanges({ store }: ServiceContext<ActivityConfig>) {
  const sequence = createSequenceRepository(store, 'event_changes');
  return createEventChangeService({ repository: createEventChangeRepository(store, sequence), sequence });
}

function createServiceBoard({ store, settings, clock }: ServiceContext<ActivityConfig>) {
  const serviceCopies = createServiceCopies(store, settings.timeZone);
  const repository = createServiceBoardRepository(serviceCopies);
  return { serviceCopies, serviceBoard: createServiceBoardService({ repository, clock, settings }) };
}

interface Sources {
  feed: FeedService;
  notifications: NotificationService;
  eventChanges: EventChangeService;
}

/** What open pages receive live. */
function createStreams(context: ServiceContext<ActivityConfig>, { feed, notifications, eventChanges }: Sources) {
  const { clock, logger } = context;
  return {
    activities: createStreamService({ source: feed.stream, clock, logger }),
    notifications: createStreamService({ source: notifications.stream, clock, logger }),
    eventChanges: createStreamService({ source: eventChanges.stream, clock, logger }),
  };
}

interface Notified {
  notifications: NotificationService;
  people: PersonService;
  waiting: WaitingRepository;
}

function createMailServices(context: ServiceContext<ActivityConfig>, { notifications, people, waiting }: Notified) {
  const { store, settings, config, clock, logger, transaction, mails: mailQueue } = context;
  const publicOrigin = new URL(config.PUBLIC_ORIGIN).origin;
  const mailed = { people, mails: mailQueue, transaction, clock, settings, publicOrigin };
  const digests = createDigestService({ ...mailed, repository: createDigestRepository(store), notifications });
  const waitingDigests = createWaitingDigestService({
    ...mailed,
    repository: createWaitingDigestRepository(store),
    waiting,
  });
  const preferences = createMailPreferencesService({
    repository: createPreferencesRepository(store),
    digests,
    transaction,
  });
  const composed = { digests, waitingDigests };
  const mails = createMailService({
    ...composed,
    people,
    preferences,
    mails: mailQueue,
    settings,
    publicOrigin,
    logger,
  });
  return { ...composed, preferences, mails };
}

import type { ServiceContext } from '@portal/service-kit';
import { createAuditRepository } from './audit/audit.repository';
import { createAuditService } from './audit/audit.service';
import type { ActivityConfig } from './config';
import { createEventChangeRepository } from './event-changes/event-change.repository';
import { createEventChangeService } from './event-changes/event-change.service';
import { createFeedRepository } from './feed/feed.repository';
import { createFeedService } from './feed/feed.service';
import { createDigestRepository } from './mails/digest.repository';
import { createDigestService } from './mails/digest.service';
import { createPreferencesRepository } from './mails/mail-preferences.repository';
import { createPreferencesService } from './mails/mail-preferences.service';
import { createMailService } from './mails/mail.service';
import { createNotificationRepository } from './notifications/notification.repository';
import { createNotificationService, type NotificationService } from './notifications/notification.service';
import { createPersonRepository } from './people/person.repository';
import { createPersonService, type PersonService } from './people/person.service';
import { createRecipientService } from './recipients/recipient.service';
import { createSearchRepository } from './search/search.repository';
import { createSearchService } from './search/search.service';
import { createUnitNames } from './search/unit-names.service';
import { createSequenceRepository } from './stream/sequence.repository';
import { createStreamService } from './stream/stream.service';
import { rowReaders } from './subscriptions';

/** Every service with its dependencies. */
export function createServices(context: ServiceContext<ActivityConfig>) {
  const { store, settings, clock, logger, transaction } = context;
  const { timeZone } = settings;

  const personRepository = createPersonRepository(store);
  const people = createPersonService({ repository: personRepository });
  const searchRepository = createSearchRepository(store);
  const unitNames = createUnitNames({ repository: searchRepository, clock });
  const search = createSearchService({ repository: searchRepository, unitNames, clock });
  const audit = createAuditService({ repository: createAuditRepository(store), timeZone });

  const feedSequence = createSequenceRepository(store, 'feed');
  const feed = createFeedService({ repository: createFeedRepository(store, feedSequence), sequence: feedSequence });
  const sequence = createSequenceRepository(store, 'notifications');
  const notificationRepository = createNotificationRepository(store, sequence);
  const notifications = createNotificationService({ repository: notificationRepository, sequence, transaction, clock });
  const changeSequence = createSequenceRepository(store, 'event_changes');
  const eventChanges = createEventChangeService({
    repository: createEventChangeRepository(store, changeSequence),
    sequence: changeSequence,
  });
  const streams = {
    activities: createStreamService({ source: feed.stream, clock, logger }),
    notifications: createStreamService({ source: notifications.stream, clock, logger }),
    eventChanges: createStreamService({ source: eventChanges.stream, clock, logger }),
  };

  const mailing = createMailServices(context, { notifications, people });
  const recipients = createRecipientService({ notifications, mails: mailing.mails, people });

  const readCopies = [
    { name: 'people', rows: personRepository.rows, rowOf: rowReaders('person') },
    { name: 'search', rows: searchRepository.rows, rowOf: rowReaders('search'), changed: search.changed },
  ];
  return { audit, feed, notifications, eventChanges, streams, people, ...mailing, recipients, search, readCopies };
}

interface Notified {
  notifications: NotificationService;
  people: PersonService;
}

function createMailServices(context: ServiceContext<ActivityConfig>, { notifications, people }: Notified) {
  const { store, settings, config, clock, logger, transaction, mails: mailQueue } = context;
  const publicOrigin = new URL(config.PUBLIC_ORIGIN).origin;
  const digests = createDigestService({
    repository: createDigestRepository(store),
    notifications,
    people,
    mails: mailQueue,
    transaction,
    clock,
    settings,
    publicOrigin,
  });
  const preferences = createPreferencesService({
    repository: createPreferencesRepository(store),
    digests,
    transaction,
  });
  const mails = createMailService({ people, preferences, digests, mails: mailQueue, settings, publicOrigin, logger });
  return { digests, preferences, mails };
}

import type { MailsModule } from '../mails/composition';
import type { NotificationsModule } from '../notifications/composition';
import type { PeopleModule } from '../people/composition';
import { createRecipientService } from './recipient.service';

interface Dependencies {
  notifications: NotificationsModule;
  mails: MailsModule;
  people: PeopleModule;
}

export function createRecipientsModule(dependencies: Dependencies) {
  const { notifications } = dependencies.notifications;
  const { mails } = dependencies.mails;
  const { people } = dependencies.people;
  return { recipients: createRecipientService({ notifications, mails, people }) };
}

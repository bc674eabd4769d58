import type { CloudEvent } from '@portal/contracts';
import type { Session } from '@portal/service-kit';
import type { MailService } from '../mails/service';
import type { NotificationService } from '../notifications/service';
import type { News } from './domain';

interface Parts {
  notifications: Pick<NotificationService, 'record'>;
  mails: Pick<MailService, 'enqueue'>;
  timeZone: string;
}

export type { News } from './domain';

/** What every event has, whatever it is about. */
export type Envelope = Pick<CloudEvent, 'id' | 'time'>;

export type NewsService = ReturnType<typeof createNewsService>;

/** Tells a person something in the transaction that notes the event: once, however often the event comes. */
export function createNewsService({ notifications, mails, timeZone }: Parts) {
  return {
    timeZone,
    async tell(event: Envelope, news: News, session: Session): Promise<void> {
      await notifications.record(event, news, session);
      await mails.enqueue(news, session);
    },
  };
}

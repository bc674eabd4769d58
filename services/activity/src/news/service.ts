import type { CloudEvent } from '@portal/contracts';
import type { Session } from '@portal/service-kit';
import type { MailService } from '../mails/service';
import type { NotificationService } from '../notifications/service';
import type { PersonService } from '../people/service';
import type { News } from './domain';
import { isOwnDoing } from './domain';

interface Parts {
  notifications: Pick<NotificationService, 'record'>;
  mails: Pick<MailService, 'enqueue'>;
  people: Pick<PersonService, 'holding'>;
  timeZone: string;
}

export type { News } from './domain';

/** What every event has, whatever it is about. */
export type Envelope = Pick<CloudEvent, 'id' | 'time' | 'actor'>;

export type NewsService = ReturnType<typeof createNewsService>;

/** Tells people something in the transaction that notes the event: once, however often the event comes. */
export function createNewsService({ notifications, mails, people, timeZone }: Parts) {
  async function tellAll(event: Envelope, all: readonly News[], session: Session): Promise<void> {
    const news = all.filter((one) => !isOwnDoing(event.actor, one));
    await notifications.record(event, news, session);
    for (const one of news) await mails.enqueue(one, session);
  }

  return {
    timeZone,
    tell: (event: Envelope, news: News, session: Session): Promise<void> => tellAll(event, [news], session),
    async tellPresidents(event: Envelope, words: Omit<News, 'userId'>, session: Session): Promise<void> {
      const presidents = await people.holding('PRESIDENT', session);
      await tellAll(
        event,
        presidents.map((userId) => ({ ...words, userId })),
        session,
      );
    },
  };
}

import type { BodyOf, NotificationAnswer, QueryOf, calls } from '@portal/contracts';
import type { Actor, Clock, Page, Session, Transaction } from '@portal/service-kit';
import type { News } from '../news/domain';
import { createNudges } from '../tail/nudges.service';
import type { ArrivalRepository } from './arrivals.repository';
import { answerOf, notificationOf } from './domain';
import type { NotificationRepository } from './repository';

interface Parts {
  lists: NotificationRepository;
  arrivals: ArrivalRepository;
  transaction: Transaction;
  clock: Clock;
}

export type NotificationService = ReturnType<typeof createNotificationService>;

export function createNotificationService({ lists, arrivals, transaction, clock }: Parts) {
  const nudges = createNudges();

  async function record(event: { id: string; time: string }, news: readonly News[], session: Session): Promise<void> {
    const told = news.map((one) => notificationOf(event, one));
    if ((await arrivals.add(told, session)) > 0) nudges.after(session);
  }

  async function list(
    { userId }: Actor,
    { unread, ...request }: QueryOf<typeof calls.listNotifications>,
  ): Promise<Page<NotificationAnswer>> {
    const page = await lists.page({ userId, unread: unread === 'yes' }, request);
    return { ...page, items: page.items.map(answerOf) };
  }

  async function markRead({ userId }: Actor, { ids }: BodyOf<typeof calls.markNotificationsRead>): Promise<void> {
    await transaction(async (session) => {
      if (await arrivals.markRead(userId, ids, { at: clock.now(), session })) nudges.after(session);
    });
  }

  const { after, lastPosition } = arrivals;
  const { countUnread, unread } = lists;
  return { record, list, markRead, after, lastPosition, countUnread, unread, whenRecorded: nudges.whenWritten };
}

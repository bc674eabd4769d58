import type { BodyOf, NotificationAnswer, QueryOf, calls } from '@portal/contracts';
import type { Actor, Page, Session } from '@portal/service-kit';
import type { News } from '../news/domain';
import { answerOf, notificationOf } from './domain';
import type { NotificationRepository } from './repository';

export type NotificationService = ReturnType<typeof createNotificationService>;

export function createNotificationService(repository: NotificationRepository) {
  return {
    async record(event: { id: string; time: string }, news: News, session: Session): Promise<void> {
      await repository.add(notificationOf(event, news), session);
    },

    async list(
      { userId }: Actor,
      { unread, ...request }: QueryOf<typeof calls.listNotifications>,
    ): Promise<Page<NotificationAnswer>> {
      const page = await repository.page({ userId, unread: unread === 'yes' }, request);
      return { ...page, items: page.items.map(answerOf) };
    },

    async markRead({ userId }: Actor, { ids }: BodyOf<typeof calls.markNotificationsRead>): Promise<void> {
      await repository.markRead(userId, ids);
    },
  };
}

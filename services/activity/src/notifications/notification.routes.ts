import { calls } from '@portal/contracts';
import type { Endpoint } from '@portal/service-kit';
import { endpoint, noContent, page } from '@portal/service-kit';
import type { NotificationService } from './notification.service';

export function notificationRoutes(notifications: Pick<NotificationService, 'list' | 'markRead'>): Endpoint[] {
  return [
    endpoint(calls.listNotifications, async ({ actor, query }) => page(await notifications.list(actor, query))),
    endpoint(calls.markNotificationsRead, async ({ actor, body }) => {
      await notifications.markRead(actor, body);
      return noContent();
    }),
  ];
}

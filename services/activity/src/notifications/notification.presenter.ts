import type { NotificationAnswer, NotificationsRead } from '@portal/contracts';
import type { Notification, NotificationLogItem } from './notification.domain';

export function notificationAnswerOf({ id, kind, description, link, at, read }: Notification): NotificationAnswer {
  return { _id: id, kind, description, link, timestamp: at.toISOString(), read };
}

export function messageOf(item: NotificationLogItem): { event: string; data: NotificationAnswer | NotificationsRead } {
  return 'notification' in item
    ? { event: 'notification', data: notificationAnswerOf(item.notification) }
    : { event: 'read', data: { ids: item.read } };
}

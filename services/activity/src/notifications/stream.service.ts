import type { NotificationAnswer, NotificationsRead } from '@portal/contracts';
import type { StreamSource } from '../stream/service';
import type { Arrival } from './domain';
import { messageOf } from './domain';
import type { NotificationService } from './service';

/** One's own notifications as a live stream, and what was marked read of them elsewhere. */
export function notificationSource(
  notifications: Pick<NotificationService, 'after' | 'lastPosition' | 'whenRecorded'>,
): StreamSource<string, Arrival, NotificationAnswer | NotificationsRead> {
  return {
    name: 'notifications',
    audienceOf: ({ userId }) => userId,
    mayRead: (userId, arrival) => arrival.userId === userId,
    messageOf,
    lastPosition: notifications.lastPosition,
    after: notifications.after,
    whenRecorded: notifications.whenRecorded,
  };
}

import type { ServiceContext } from '@portal/service-kit';
import { createSequence } from '../stream/composition';
import { createNotificationRepository } from './notification.repository';
import { notificationRoutes } from './notification.routes';
import { createNotificationService } from './notification.service';

export type NotificationsModule = ReturnType<typeof createNotificationsModule>;

export function createNotificationsModule(context: ServiceContext<unknown>) {
  const { store, transaction, clock } = context;
  const sequence = createSequence(context, 'notifications');
  const repository = createNotificationRepository(store, sequence);
  const notifications = createNotificationService({ repository, sequence, transaction, clock });
  return { notifications, endpoints: notificationRoutes(notifications) };
}

export { NotificationList, type NotificationListProps } from './notifications/notification-list';
export { NotificationSkeleton } from './notifications/notification-skeleton';
export { useMarkRead, type ToMark } from './notifications/mark-read';
export { useNotifications, type NotificationFilter } from './notifications/list-notifications';
export { useOnNotification } from './notifications/use-on-notification';
export {
  MAX_UNREAD_SHOWN,
  unreadNotificationsQuery,
  useUnreadCount,
  useUnreadNotifications,
  type UnreadNotifications,
} from './notifications/use-unread';

/** Where a person's notifications are cached; bell, panel and page share them. */
export const notificationKeys = {
  all: ['notifications'],
  /** How many are unread. */
  unread: ['notifications', 'unread'],
  /** Lists by filter. */
  lists: ['notifications', 'list'],
} as const;

/** Every text of the bell. */
export const messages = {
  title: 'Notifications',
  newCount: (count: number) => `${count} new`,
  button: (count: number) => (count > 0 ? `Notifications, ${count} new` : 'Notifications'),
  arrived: (description: string) => `New notification: ${description}`,
  severalArrived: (count: number) => `${count} new notifications`,
  markAll: 'Mark all as read',
  all: 'All notifications',
  settings: 'Settings',
  opening: 'Loading notifications...',
  notOpened: 'The notifications could not be opened.',
  notLoaded: 'The notifications could not be loaded.',
  empty: 'No notifications yet',
  emptyText: 'What concerns you shows here as soon as it happens.',
} as const;

/** Texts that come with the panel, which the first page does not load. */
export const panelMessages = {
  unreadCount: (count: number) => `${count} unread`,
  markAll: 'Mark all as read',
  all: 'All notifications',
  settings: 'Settings',
  notLoaded: "We couldn't load your notifications.",
  empty: 'No notifications yet',
  emptyText: 'Updates about you appear here.',
} as const;

export const messages = {
  title: 'What changed since your last visit',
  all: 'All',
  allNotifications: 'All notifications',
  loading: 'Loading notifications...',
  failed: "We couldn't load your notifications.",
  none: (time: string) => `Nothing new since ${time}.`,
} as const;

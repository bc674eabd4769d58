/** Texts that the shell has from the start. */
export const messages = {
  title: 'Notifications',
  button: (count: number) => (count > 0 ? `Notifications, ${count} unread` : 'Notifications'),
  arrived: (description: string) => `New notification: ${description}`,
  severalArrived: (count: number) => `${count} new notifications`,
  opening: 'Loading notifications...',
  notOpened: "We couldn't open your notifications.",
} as const;

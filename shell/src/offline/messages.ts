export const messages = {
  offline: "You're offline.",
  from: (time: string) => `This is the page as of ${time}. It will be updated when you reconnect.`,
} as const;

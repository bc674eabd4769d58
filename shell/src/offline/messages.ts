export const messages = {
  offline: "You're offline.",
  from: (time: string) => `Last updated ${time}. This page will update when you reconnect.`,
} as const;

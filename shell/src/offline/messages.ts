export const messages = {
  offline: "You're offline.",
  from: (time: string) => `Last updated ${time}. This page will update when you reconnect.`,
  opened: "You can still open pages that you've opened on this device before.",
} as const;

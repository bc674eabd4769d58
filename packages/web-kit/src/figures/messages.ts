export const messages = {
  unknown: 'Not available',
  lastUpdated: (time: string) => `Last updated ${time}.`,
  retry: 'Retry',
} as const;

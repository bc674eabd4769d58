/** Texts of this feature. */
export const messages = {
  allEvents: 'All events',
  noEvents: 'No events yet',
  noDate: 'Date to be announced',
} as const;

/** Texts of this feature. */
export const messages = {
  allEvents: 'All events',
  noEvents: 'No events yet',
  noDate: 'Date to be announced',
  statuses: { planned: 'Planned', ongoing: 'Ongoing', completed: 'Completed', cancelled: 'Cancelled' },
} as const;

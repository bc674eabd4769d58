/** Texts of this feature. */
export const messages = {
  allEvents: 'All events',
  noEvents: 'No events yet',
  noDate: 'Date to be announced',
  statuses: { planned: 'Planned', ongoing: 'Ongoing', completed: 'Completed', cancelled: 'Cancelled' },
  next: 'Next events',
  loading: 'Loading events...',
  failed: "We couldn't load the events.",
  noNext: 'No events planned',
  noNextText: 'What this unit plans appears here.',
  past: 'Past events',
  allPast: 'All past events',
  pastFailed: "We couldn't load the past events.",
} as const;

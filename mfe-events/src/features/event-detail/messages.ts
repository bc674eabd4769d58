/** Texts of this feature; the specification's are marked and stay as they are. */
export const messages = {
  title: 'Event',
  back: 'Back to events',
  loading: 'Loading', // specification
  failed: "We couldn't load the event.",
  notFoundTitle: "This event doesn't exist",
  notFound: 'It may have been removed, or the link is incomplete.',
  toEvents: 'See all events',
  about: 'About this event',
  noDescription: 'No description yet.',
  details: 'Details',
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  category: 'Category', // specification
  type: 'Type', // specification
  mode: 'Mode', // specification
  venue: 'Venue', // specification
  start: 'Start', // specification
  end: 'End', // specification
  unit: 'Organizing Unit', // specification
  organizers: 'Organizers', // specification
  skills: 'Skills',
  none: 'N/A', // specification
  person: 'User', // specification
  cancelled: 'This event was cancelled.',
  cancelledBecause: (reason: string, day: string) => `${reason} (${day})`,
  addToCalendar: 'Add to calendar',
  giveFeedback: 'Give Feedback',
} as const;

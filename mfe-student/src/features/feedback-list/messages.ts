export const feedbackListMessages = {
  title: 'Feedbacks', // specification
  total: (count: string) => `${count} in total`,
  give: 'Give Feedback', // specification
  export: 'Export',
  exporting: 'Exporting...',
  exportFailed: 'The feedback could not be exported.',
  status: 'Filter by Status', // specification
  type: 'Filter by Type', // specification
  targetType: 'About',
  search: 'Search what it is about',
  all: 'All', // specification
  statuses: { Resolved: 'Resolved', 'Not Resolved': 'Not Resolved' }, // specification
  loading: 'Loading feedback...',
  failed: 'The feedback could not be loaded.',
  empty: 'No feedbacks found', // specification
  emptyText: 'What people think of events, units and people appears here.',
  noMatch: 'Nothing matches these filters.',
  clear: 'Clear filters',
  shown: (shown: string, total: string) => `Showing ${shown} of ${total}`,
  more: 'Load more',
  loadingMore: 'Loading...',
  stars: (stars: number) => `${stars} of 5 stars`,
  resolved: 'Resolved', // specification
  notResolved: 'Not Resolved', // specification
  pending: 'Pending', // specification
  awaiting: 'Awaiting Resolution', // specification
  anonymous: 'Anonymous', // specification
  unknown: 'Unknown', // specification
  you: (name: string) => `${name} (you)`,
  onlyYou: 'Only you see that it is yours.',
  viewMore: 'View More', // specification
  viewLess: 'View Less', // specification
  restFailed: 'The rest could not be loaded. Please try again.',
  actionsTaken: 'Actions taken',
  by: (name: string, day: string) => `${name}, ${day}`,
  resolve: {
    open: 'Resolve',
    hint: 'Shown to everyone under this feedback. It cannot be changed later.',
    submit: 'Mark Resolved',
    busy: 'Saving...',
    cancel: 'Cancel',
    empty: 'Please enter actions taken.', // specification
    tooLong: (most: number) => `Please use at most ${most} characters.`,
    done: 'The feedback is marked as resolved.',
    failed: 'The feedback could not be marked as resolved.',
    meanwhile: 'Somebody else did it meanwhile; this is what they wrote.',
    log: 'Feedback could not be marked as resolved.',
  },
  own: {
    title: 'My feedback',
    failed: 'Your feedback could not be loaded.',
    empty: 'No feedback yet',
    emptyText: 'What you give appears here with what was done about it, also what you give anonymously.',
  },
} as const;

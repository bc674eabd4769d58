export const feedbackListMessages = {
  title: 'Feedbacks', // specification
  total: (count: string) => `${count} in total`,
  give: 'Give Feedback', // specification
  export: 'Export',
  exporting: 'Exporting...',
  exportFailed: "We couldn't export the feedback.",
  status: 'Filter by Status', // specification
  type: 'Filter by Type', // specification
  targetType: 'About',
  ofUnit: (name: string | undefined) => (name === undefined ? 'One unit' : `Unit: ${name}`),
  anyUnit: 'Show feedback on all units',
  search: 'Search by event, club or person',
  all: 'All', // specification
  statuses: { Resolved: 'Resolved', 'Not Resolved': 'Not Resolved' }, // specification
  loading: 'Loading feedback...',
  failed: "We couldn't load the feedback.",
  empty: 'No feedbacks found', // specification
  emptyText: 'Feedback on events, clubs and people appears here.',
  noMatch: 'No feedback matches these filters.',
  clear: 'Clear filters',
  linked: {
    between: (from: string, to: string) => `Given from ${from} to ${to}`,
    since: (from: string) => `Given since ${from}`,
    until: (to: string) => `Given until ${to}`,
    category: (name: string) => `About units of ${name}`,
  },
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
  onlyYou: 'Only you can see that this is yours.',
  viewMore: 'View More', // specification
  viewLess: 'View Less', // specification
  restFailed: "We couldn't load the rest. Please try again.",
  actionsTaken: 'Actions taken',
  by: (name: string, day: string) => `${name}, ${day}`,
  resolve: {
    open: 'Resolve',
    hint: "Everyone will see this under the feedback. You can't change it later.",
    submit: 'Mark Resolved',
    busy: 'Saving...',
    cancel: 'Cancel',
    empty: 'Please enter actions taken.', // specification
    tooLong: (most: number) => `Please use at most ${most} characters.`,
    done: (target: string) => `Feedback on ${target} marked as resolved.`,
    failed: "We couldn't mark the feedback as resolved.",
    meanwhile: 'Someone else resolved this first. Their note is below.',
    log: 'Marking feedback as resolved failed.',
  },
  own: {
    title: 'My feedback',
    failed: "We couldn't load your feedback.",
    empty: 'No feedback yet',
    emptyText: 'Your feedback and the responses to it appear here, including anonymous feedback.',
  },
} as const;

/** Texts of this feature; the specification's are marked and stay as they are. */
export const messages = {
  title: 'Recent Activity', // specification
  loading: 'Loading activities...', // specification
  empty: 'No recent activities found', // specification
  failed: "We couldn't load recent activity.",
  olderFailed: "We couldn't load older activity.",
  status: { live: 'Live', connecting: 'Connecting', off: 'Not live' },
  type: 'Type',
  all: 'All',
  types: { approval: 'Approval', event: 'Event', cosa: 'COSA' },
  today: 'Today',
  yesterday: 'Yesterday',
  you: 'You',
} as const;

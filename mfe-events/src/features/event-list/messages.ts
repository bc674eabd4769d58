/** Texts of this feature; the specification's are marked and stay as they are. */
export const messages = {
  title: (institute: string) => `Events at ${institute}`, // specification
  loading: 'Loading events...',
  failed: (message: string) => `Error loading events: ${message}`, // specification
  fetchFailed: (status: number) => `Failed to fetch events: ${status}`, // specification
  usernameMissing: 'Username is missing for Club Coordinator.', // specification
  empty: 'No events found', // specification
  emptyText: 'There are no events to display for your role.', // specification
  noMatch: 'No events match your search. Try other words or fewer filters.',
  nothingPending: 'No room requests are pending.',
  clear: 'Clear filters',
  search: 'Search events',
  category: 'Category',
  status: 'Status',
  all: 'All',
  count: (shown: string, total: string) => `${shown} of ${total} events`,
  countOfAll: (total: number, shown: string) => (total === 1 ? '1 event' : `${shown} events`),
  ongoing: 'Ongoing', // specification
  thisWeek: 'This week', // specification
  later: 'Later', // specification
  past: 'Past', // specification
  showPast: 'Show past events',
  hidePast: 'Hide past events',
  today: 'Today',
  tomorrow: 'Tomorrow',
  noDate: 'No date yet',
  pendingRequests: 'Pending requests',
  more: 'Show more',
  loadingMore: 'Loading...',
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  view: 'View',
  list: 'List',
  calendar: 'Calendar',
  filters: {
    button: (count: number) => (count === 0 ? 'More filters' : `More filters, ${count} set`),
    title: 'Filters',
    unit: 'Unit',
    unitExample: 'Search units',
    chosenUnit: 'The chosen unit',
    from: 'From',
    to: 'To',
    endFirst: 'The last day must not be before the first.',
    done: 'Done',
  },
  actions: {
    viewDetails: 'View Details', // specification
    manageEvent: 'Manage Event', // specification
    reviewEvent: 'Review Event', // specification
  },
} as const;

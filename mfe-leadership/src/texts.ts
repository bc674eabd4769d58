import type { Role } from '@portal/contracts';

/** Every text of this remote; the specification's are marked and stay as they are. */
export const texts = {
  president: { title: 'Dashboard', figures: 'Figures', review: 'Review', create: 'Create and record' },
  figures: {
    pendingApprovals: 'Pending Approvals', // specification
    roomBookings: 'Room Bookings', // specification
    upcomingEvents: 'Upcoming Events', // specification
    cosaRecords: 'COSA Records', // specification
    waiting: 'Someone is waiting',
    latest: (age: string) => `Latest ${age}`,
    nothingWaits: 'Nothing waits',
    pending: (count: string) => `${count} pending`,
    next: (when: string) => `Next ${when}`,
    noneSoon: 'None planned',
    unknown: 'Not available',
  },
  feed: {
    title: 'Recent Activity', // specification
    loading: 'Loading activities...', // specification
    empty: 'No recent activities found', // specification
    failed: 'The activities could not be loaded.',
    olderFailed: 'Older activities could not be loaded.',
    status: { live: 'Live', connecting: 'Connecting', off: 'Not live' },
    type: 'Type',
    all: 'All',
    types: { approval: 'Approval', event: 'Event', cosa: 'COSA' },
    today: 'Today',
    yesterday: 'Yesterday',
    you: 'You',
  },
  gensec: {
    titles: {
      GENSEC_ACADEMIC: 'Academic Portal', // specification
      GENSEC_CULTURAL: 'Cultural Portal', // specification
      GENSEC_SPORTS: 'Sports Portal', // specification
      GENSEC_SCITECH: 'SciTech Portal', // specification
    } as Partial<Record<Role, string>>,
    invalid: 'Invalid GenSec role', // specification
    modules: 'Modules',
    filter: 'Modules by category',
    emptyCategory: 'Nothing here yet',
    emptyText: 'Modules of this category appear here as they open.',
    footer: (year: number, institute: string) => `© ${year} ${institute}`,
  },
  modules: {
    open: 'Open', // specification
    events: { title: 'Events', text: 'Manage events, request rooms, see their state.', fact: 'Soonest first' },
    addEvent: { title: 'Create Event', text: 'A new event, with registration and budget.', fact: 'Kept as a draft' },
  },
  club: {
    title: 'Club dashboard',
    welcome: (name: string) => `Welcome, ${name}`,
    loading: 'Loading club data...', // specification
    error: (message: string) => `Error: ${message}`, // specification
    failed: 'The club data could not be loaded.',
    none: 'No club data found', // specification
    noneText: 'A unit whose contact address is yours appears here.',
    totalEvents: 'Total Events', // specification
    upcoming: (count: number) => `${count} upcoming`,
    budgetUsed: 'Budget Used', // specification
    share: (percent: string, allocated: string) => `${percent}% of ${allocated}`,
    recentEvents: 'Recent Events', // specification
    allEvents: 'All events',
    noEvents: 'No events yet',
    noDate: 'Date to be announced',
    quickActions: 'Quick Actions', // specification
    createEvent: 'Create Event', // specification
    forClub: (name: string) => `For ${name}`,
    information: 'Club Information', // specification
    allocated: 'Budget allocated',
    spent: 'Spent',
    used: (percent: string) => `${percent}% used`,
    left: (amount: string) => `${amount} left`,
  },
  categories: {
    academic: 'Academic',
    cultural: 'Cultural',
    sports: 'Sports',
    scitech: 'SciTech',
    independent: 'Independent',
  },
} as const;

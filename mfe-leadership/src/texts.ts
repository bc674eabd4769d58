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
    roomBooking: {
      title: 'Room Booking',
      text: 'Rooms and times of a day: what is free, what waits.',
      fact: 'Day by day',
    },
    feedback: {
      title: 'Feedback',
      text: 'What people think of events, units and people; mark it as resolved.',
      fact: 'Newest first',
    },
    addEvent: { title: 'Create Event', text: 'A new event, with registration and budget.', fact: 'Kept as a draft' },
    createTenure: {
      title: 'Create Tenure', // specification
      text: 'A new position of responsibility: what it does and what it asks for.',
      fact: 'Add a position',
    },
    cosaRecords: {
      title: 'View COSA Records', // specification
      text: 'The positions of every council and club.',
      fact: 'Positions by title',
    },
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
    roomBooking: 'Room Booking',
    roomBookingFact: 'Free and taken times',
    addPosition: 'Add New Position', // specification
    information: 'Club Information', // specification
    allocated: 'Budget allocated',
    spent: 'Spent',
    used: (percent: string) => `${percent}% used`,
    left: (amount: string) => `${amount} left`,
  },
  roles: {
    title: 'Roles',
    list: 'People with a role',
    search: 'Search by name, email or unit',
    filter: 'Role',
    all: 'All',
    count: (count: number) => (count === 1 ? '1 person' : `${count} people`),
    loading: 'Loading roles...',
    failed: 'The roles could not be loaded.',
    moreFailed: 'More people could not be loaded.',
    none: 'No people found',
    noneText: 'Try another name, address or unit.',
    clear: 'Clear filters',
    person: 'Person',
    role: 'Role',
    ends: 'Ends',
    actions: 'Actions',
    more: (count: number) => `Show ${count} more`,
    names: {
      STUDENT: 'Student',
      CLUB_COORDINATOR: 'Club Coordinator',
      GENSEC_SCITECH: 'General Secretary, SciTech',
      GENSEC_ACADEMIC: 'General Secretary, Academic',
      GENSEC_CULTURAL: 'General Secretary, Cultural',
      GENSEC_SPORTS: 'General Secretary, Sports',
      PRESIDENT: 'President',
    } as const satisfies Record<Role, string>,
    secretary: 'General Secretary',
    institute: 'Institute',
    noUnit: 'No unit yet',
    coordinatorOf: (unit: string) => `Club Coordinator of ${unit}`,
    since: (day: string) => `since ${day}`,
    noEnd: 'No end',
    inDays: (days: number) => {
      if (days <= 0) return 'ends today';
      return days === 1 ? 'tomorrow' : `in ${days} days`;
    },
    you: 'You',
    end: 'End',
    endOf: (name: string) => `End the role of ${name}`,
    history: (name: string) => `Roles of ${name} so far`,
    historyTitle: (name: string) => `Roles of ${name}`,
    historyLoading: 'Loading roles...',
    historyFailed: 'The roles of this person could not be loaded.',
    historyNone: 'No roles so far',
    historyNoneText: 'Every role that is given appears here.',
    now: 'Now',
    term: (since: string, end: string) => `${since} to ${end}`,
    termOpen: (since: string) => `Since ${since}`,
    termUntil: (since: string, until: string) => `Since ${since}, until ${until}`,
    by: (given: string, ended: string | undefined) =>
      ended === undefined ? `Given by ${given}` : `Given by ${given}, ended by ${ended}`,
    portal: 'the portal',
    endTitle: (name: string) => `End the role of ${name}?`,
    endText: (name: string, office: string) =>
      `From the next request on, ${name} is a student again and no longer ${office}. A mail says so.`,
    endConfirm: 'End role',
    ending: 'Ending...',
    ended: (name: string) => `${name} is a student again.`,
    notEnded: 'The role could not be ended.',
    giveTitle: 'Give a role',
    findPerson: 'Name, email or student ID',
    holds: (office: string) => `${office} now.`,
    replaces: (office: string) => `${office} now, which ends with it.`,
    chooseRole: 'Choose a role',
    unit: 'Unit',
    findUnit: 'Find a unit',
    tenureHint: 'End of the tenure. The role then ends by itself.',
    dayHint: 'The role ends by itself after this day.',
    give: 'Give Role',
    giving: 'Giving...',
    counts: 'It counts from the person’s next request.',
    given: (name: string, office: string) => `${name} is ${office} now.`,
    notGiven: 'The role could not be given.',
    personMissing: 'Please choose a person from the list.',
    roleMissing: 'Please choose a role.',
    unitMissing: 'Please choose the unit.',
    dayOver: 'Please choose a day that is not over.',
    log: 'A role could not be changed.',
  },
  audit: {
    title: 'Audit',
    list: 'Writes',
    filters: 'Filter the audit',
    person: 'Person',
    findPerson: 'Name, email or student ID',
    chosenPerson: 'Chosen person',
    from: 'From',
    to: 'To',
    endFirst: 'The last day is before the first.',
    clear: 'Clear filters',
    count: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
    loading: 'Loading the audit...',
    failed: 'The audit could not be loaded.',
    moreFailed: 'Older entries could not be loaded.',
    more: (count: number) => `Load ${count} more`,
    none: 'No entries found',
    noneText: 'Whatever is written in the portal appears here.',
    noneFiltered: 'Try another person or other days.',
    anonymous: 'Anonymous',
    portal: 'The portal',
    holds: (count: number) => `${count} fields`,
    before: 'Before:',
    after: 'After:',
    untold: 'changed',
    nothing: 'nothing',
    yes: 'Yes',
    no: 'No',
    request: 'Request',
    noRequest: 'No request',
    copy: (id: string) => `Copy request ${id}`,
    copied: 'Request copied.',
    notCopied: 'Your browser does not let the portal copy. Please mark the request and copy it.',
    fields: {
      way: 'How',
      reason: 'Why',
      studentId: 'Student ID',
      profilePic: 'Picture',
      cgpa: 'CGPA',
      comments: 'Text',
      code: 'Position ID',
      'requirements.minCgpa': 'Min CGPA',
      'requirements.minYear': 'Min year of study',
      'requirements.skills': 'Skills',
      'unit.name': 'Unit',
      'target.type': 'About',
      'target.name': 'Target',
      'author.name': 'Author',
      'registration.required': 'Registration',
      'registration.start': 'Registration from',
      'registration.end': 'Registration until',
      'registration.fees': 'Fees',
      'registration.maxParticipants': 'Places',
      'budget.allocated': 'Budget',
      'budget.sponsors': 'Sponsors',
    },
  },
  categories: {
    academic: 'Academic',
    cultural: 'Cultural',
    sports: 'Sports',
    scitech: 'SciTech',
    independent: 'Independent',
  },
} as const;

/** Every text of this remote; the specification's are marked and stay as they are. */
export const texts = {
  list: {
    title: (institute: string) => `Events at ${institute}`, // specification
    loading: 'Loading events...',
    failed: (message: string) => `Error loading events: ${message}`, // specification
    fetchFailed: (status: number) => `Failed to fetch events: ${status}`, // specification
    usernameMissing: 'Username is missing for Club Coordinator.', // specification
    empty: 'No events found', // specification
    emptyText: 'There are no events to display for your role.', // specification
    noMatch: 'Nothing matches what you search for. Try other words or fewer filters.',
    clear: 'Clear filters',
    search: 'Search events',
    category: 'Category',
    status: 'Status',
    all: 'All',
    count: (shown: string, total: string) => `${shown} of ${total} events, soonest first`,
    more: 'Show more',
    loadingMore: 'Loading...',
    createEvent: 'Create Event',
  },
  filters: {
    view: 'View',
    list: 'List',
    calendar: 'Calendar',
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
  card: {
    dateOpen: 'Date to be announced',
    venueOpen: 'Venue to be announced',
    fromTo: (from: string, to: string) => `${from} to ${to}`,
  },
  actions: {
    viewDetails: 'View Details', // specification
    manageEvent: 'Manage Event', // specification
    requestRoom: 'Request Room', // specification
    reviewEvent: 'Review Event', // specification
    manageRequests: 'Manage Requests', // specification
  },
  statuses: { planned: 'Planned', ongoing: 'Ongoing', completed: 'Completed', cancelled: 'Cancelled' },
  categories: {
    cultural: 'Cultural',
    technical: 'Technical',
    sports: 'Sports',
    academic: 'Academic',
    other: 'Other',
  },
  modes: { online: 'Online', offline: 'Offline', hybrid: 'Hybrid' },
  detail: {
    title: 'Event',
    back: 'Back to events',
    loading: 'Loading', // specification
    failed: 'The event could not be loaded.',
    notFoundTitle: 'This event does not exist',
    notFound: 'It may have been removed, or the address is not complete.',
    toEvents: 'See all events',
    about: 'About this event',
    noDescription: 'No description yet.',
    details: 'Details',
    category: 'Category', // specification
    type: 'Type', // specification
    mode: 'Mode', // specification
    venue: 'Venue', // specification
    start: 'Start', // specification
    end: 'End', // specification
    unit: 'Organizing Unit', // specification
    organizers: 'Organizers', // specification
    none: 'N/A', // specification
    person: 'User', // specification
    cancelled: 'This event was cancelled.',
    cancelledBecause: (reason: string, day: string) => `${reason} (${day})`,
    addToCalendar: 'Add to calendar',
    giveFeedback: 'Give Feedback',
  },
  requests: {
    title: 'Room Requests', // specification
    none: 'None yet',
    more: (count: number) => (count === 1 ? '1 more request' : `${count} more requests`),
    heading: (title: string) => `Requests for: ${title}`, // specification
    pending: 'Pending', // specification
    reviewed: 'Reviewed', // specification
    empty: 'No pending requests for this event.', // specification
    approve: 'Approve', // specification
    reject: 'Reject', // specification
    approving: 'Approving...',
    rejecting: 'Rejecting...',
    failed: (status: string) => `Failed to ${status} request.`, // specification
    done: (room: string, status: string) => `${room}: ${status.toLowerCase()}`,
    reviewedBy: (name: string, date: string) => `${name}, ${date}`,
    when: (date: string, from: string, to: string) => `${date}, ${from} to ${to}`,
    statuses: { Pending: 'Pending', Approved: 'Approved', Rejected: 'Rejected' }, // specification
  },
  request: {
    title: 'Request a Room', // specification
    forEvent: (title: string) => `For ${title}`,
    event: 'Event',
    eventExample: 'Search your events',
    events: 'Events',
    noEvents: 'No event of yours that is still to come fits.',
    eventMissing: 'Please choose an event.',
    room: 'Room/Venue Name', // specification
    roomExample: 'e.g. Main Auditorium', // specification
    rooms: 'Rooms',
    seats: (building: string, seats: string) => (building ? `${building}, ${seats} seats` : `${seats} seats`),
    ownName: 'Not in the list of rooms: your words are sent as they are.',
    date: 'Date', // specification
    time: 'Time', // specification
    end: 'End',
    endHint: 'One hour when left empty.',
    description: 'Purpose/Description', // specification
    cancel: 'Cancel', // specification
    submit: 'Submit Request', // specification
    busy: 'Submitting...', // specification
    failed: 'Failed to submit request.', // specification
    done: 'Room request submitted',
    tooLong: (most: number) => `Please use at most ${most} characters.`,
    roomMissing: 'Please enter a room or venue.',
    dateMissing: 'Please choose a date.',
    timeMissing: 'Please choose a time.',
    endFirst: 'The end must be after the start.',
  },
  create: {
    title: 'Create New Event', // specification
    basics: 'Basics',
    eventTitle: 'Title',
    description: 'Description',
    category: 'Category',
    chooseCategory: 'Choose a category',
    type: 'Type',
    typeExample: 'e.g. Workshop',
    unit: 'Organizing Unit',
    unitExample: 'Search units',
    organizers: 'Organizers',
    organizersHint: 'People and units; more than one is fine.',
    people: 'People',
    units: 'Units',
    schedule: 'When and where',
    start: 'Start',
    end: 'End',
    date: (of: string) => `${of}, date`,
    time: (of: string) => `${of}, time`,
    venue: 'Venue',
    venueHint: 'Request the room afterwards.',
    mode: 'Mode',
    registration: 'Registration',
    required: 'Registration required',
    requiredHint: 'When the places are taken, the next person joins a waiting list.',
    opens: 'Opens',
    closes: 'Closes',
    max: 'Max participants',
    fees: 'Fees',
    budget: 'Budget and sponsors',
    allocated: 'Allocated',
    sponsors: 'Sponsors',
    addSponsor: 'Add a sponsor',
    sponsorsHint: 'Enter or a comma adds one.',
    optional: 'optional',
    draftKept: 'Draft kept in this tab.',
    discard: 'Discard draft',
    cancel: 'Cancel',
    submit: 'Create Event',
    busy: 'Creating...',
    done: 'Event created successfully!', // specification
    open: 'Open the event',
    failed: 'Failed to create event.', // specification
    titleMissing: 'Please enter a title.',
    categoryMissing: 'Please choose a category.',
    unitMissing: 'Please choose an organizing unit.',
    timeMissing: 'Please enter the time too.',
    dateMissing: 'Please enter the date too.',
    dateUnusual: 'Please enter a valid date.',
    endFirst: 'The end must be after the start.',
    closesFirst: 'The end of registration must be after its start.',
    closesLate: 'Registration must end before the event does.',
    opensLate: 'Registration must begin before the event ends.',
    tooLong: (most: number) => `Please use at most ${most} characters.`,
    tooMany: (most: number) => `Please name at most ${most}.`,
    wholeAmount: 'Please enter a whole amount, not below 0.',
    wholeNumber: 'Please enter a whole number, at least 1.',
  },
} as const;

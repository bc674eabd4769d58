/** Every text about the day of the rooms; the specification's are marked and stay as they are. */
export const texts = {
  board: {
    title: 'Room Booking',
    loading: 'Loading rooms...',
    failed: 'The rooms could not be loaded.',
    requestsFailed: 'The requests could not be loaded; only what is booked shows.',
    managed: 'Booking requests are now managed on the events page.', // specification
    toEvents: 'Open the events page',
    request: 'Request a Room', // specification
    requestShort: 'Request',
    requestIn: (room: string) => `Request ${room}`,
    name: (date: string) => `Rooms and times on ${date}`,
    previous: 'Previous day',
    today: 'Today',
    next: 'Next day',
    date: 'Date',
    day: (weekday: string, date: string) => `${weekday}, ${date}`,
    seats: 'Seats',
    anySeats: 'Any',
    atLeast: (seats: string) => `${seats} or more`,
    room: 'Room',
    times: 'Times',
    legend: 'What the marks mean',
    slot: (title: string, state: string, when: string) => `${title}, ${state.toLowerCase()}, ${when}`,
    freeAllDay: 'Free all day',
    seatsOf: (seats: string) => `${seats} seats`,
    empty: 'No rooms yet',
    emptyText: 'Rooms of the catalogue appear here, and every room that is asked for.',
    tooSmall: 'No room has that many seats',
    tooSmallText: 'Choose fewer seats to see the rooms there are.',
    allRooms: 'Show all rooms',
  },
  states: { Approved: 'Approved', Pending: 'Pending', Rejected: 'Rejected', Booked: 'Booked' },
  strip: {
    name: (room: string, date: string) => `${room} on ${date}`,
    free: 'free all day',
    booked: (when: string) => `booked ${when}`,
    pending: (when: string) => `another pending request ${when}`,
    wanted: (when: string) => `this one asks for ${when}`,
  },
  wish: {
    booked: (when: string) => `Already booked ${when}.`,
    onlyOne: 'Only one can be approved.',
    free: (date: string) => `Free on ${date}. Choose one to use it.`,
    noneFree: 'No other room with enough seats is free at this time.',
  },
  review: {
    rulesOut: (count: number) =>
      count === 1 ? 'Approving this rules out 1 pending request' : `Approving this rules out ${count} pending requests`,
    alone: 'No other request at this time',
  },
} as const;

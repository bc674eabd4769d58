/** Texts of this feature; the specification's are marked and stay as they are. */
export const messages = {
  modules: 'Modules',
  filter: 'Modules by category',
  emptyCategory: 'Nothing here yet',
  emptyText: 'Modules of this category appear here as they open.',
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
} as const;

/** Texts of this feature; the specification's are marked and stay as they are. */
export const messages = {
  modules: 'Modules',
  filter: 'Modules by category',
  unknown: 'Not available',
  open: 'Open', // specification
  approvals: { title: 'Approvals', text: 'Decide on everything that is pending.' },
  events: { title: 'Events', text: 'Manage events and their room requests.' },
  endorsements: { title: 'Endorsements', text: 'Endorse skills and verify achievements that students claim.' },
  roomBooking: { title: 'Room Booking', text: 'See which rooms are free and which requests are pending.' },
  feedback: { title: 'Feedback', text: 'Read feedback on events, clubs and people, and resolve it.' },
  addEvent: { title: 'Create Event', text: 'Create an event with registration and budget.' },
  createUnit: {
    title: 'Create Organizational Unit', // specification
    text: 'Add a council, club or committee with its contact and budget.',
  },
  createTenure: {
    title: 'Create Tenure', // specification
    text: 'Add a position with its responsibilities and requirements.',
  },
  cosaRecords: {
    title: 'View COSA Records', // specification
    text: 'See the positions of every council and club.',
  },
} as const;

/** Texts of this feature; the specification's are marked and stay as they are. */
export const messages = {
  figures: 'Figures',
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
} as const;

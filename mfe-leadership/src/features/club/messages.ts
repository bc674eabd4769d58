/** Texts of this feature; the specification's are marked and stay as they are. */
export const messages = {
  figures: 'Figures',
  title: 'Club dashboard',
  welcome: (name: string) => `Welcome, ${name}`,
  loading: 'Loading club data...', // specification
  error: (message: string) => `Error: ${message}`, // specification
  failed: "We couldn't load the club data.",
  none: 'No club data found', // specification
  noneText: "Your account isn't linked to a club yet. Ask the president.",
  totalEvents: 'Total Events', // specification
  upcoming: (count: number) => `${count} upcoming`,
  budgetUsed: 'Budget Used', // specification
  share: (percent: string, allocated: string) => `${percent}% of ${allocated}`,
  recentEvents: 'Recent Events', // specification
  quickActions: 'Quick Actions', // specification
  createEvent: 'Create Event', // specification
  roomBooking: 'Room Booking',
  addPosition: 'Add New Position', // specification
  information: 'Club Information', // specification
  allocated: 'Budget allocated',
  spent: 'Spent',
  used: (percent: string) => `${percent}% used`,
  left: (amount: string) => `${amount} left`,
} as const;

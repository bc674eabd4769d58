/** Texts of this feature; the specification's are marked and stay as they are. */
export const messages = {
  title: 'Figures',
  pendingApprovals: 'Pending Approvals', // specification
  roomBookings: 'Room Bookings', // specification
  upcomingEvents: 'Upcoming Events', // specification
  cosaRecords: 'COSA Records', // specification
  waiting: 'Someone is waiting',
  oldest: (age: string) => `Oldest request ${age}`,
  nothingPending: 'Nothing pending',
  pending: (count: string) => `${count} pending`,
  next: (when: string) => `Next ${when}`,
  noneSoon: 'None planned',
  unknown: 'Not available',
} as const;

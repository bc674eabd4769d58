/** Texts of this feature; the specification's are marked and stay as they are. */
export const messages = {
  pendingApprovals: 'Pending Approvals', // specification
  roomBookings: 'Room Bookings', // specification
  upcomingEvents: 'Upcoming Events', // specification
  cosaRecords: 'COSA Records', // specification
  waiting: 'Someone is waiting',
  oldest: (age: string) => `Oldest ${age}`,
  nothingPending: 'Nothing pending',
  pending: (count: string) => `${count} pending`,
  next: (when: string) => `Next ${when}`,
  noneSoon: 'None planned',
  tenure: (tenure: string) => `Tenure ${tenure}`,
  waitingSince: (count: string, age: string) => `${count} pending, oldest ${age}`,
  approvals: 'Approvals',
  toConfirm: 'To confirm',
  toEndorse: 'To endorse',
  toVerify: 'To verify',
  planned: (count: string) => `${count} planned`,
  unknown: 'Not available',
  retry: 'Retry',
  unresolved: (count: string) => `${count} unresolved`,
  claims: (count: string) => `${count} to confirm`,
} as const;

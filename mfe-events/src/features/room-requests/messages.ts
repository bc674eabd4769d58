import type { RoomRequestStatus } from '@portal/contracts';

/** Texts of this feature; the specification's are marked and stay as they are. */
export const messages = {
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
  failed: (status: RoomRequestStatus) => `Failed to ${status} request.`, // specification
  done: (room: string, status: RoomRequestStatus) => `${room}: ${status.toLowerCase()}`,
  reviewedBy: (name: string, date: string) => `${name}, ${date}`,
  when: (date: string, from: string, to: string) => `${date}, ${from} to ${to}`,
} as const;

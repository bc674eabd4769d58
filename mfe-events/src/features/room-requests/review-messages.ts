import type { RoomRequestStatus } from '@portal/contracts';

/** Texts of deciding on requests, apart from the others because only the president needs them; the specification's are marked. */
export const reviewMessages = {
  heading: (title: string) => `Requests for: ${title}`, // specification
  pending: 'Pending', // specification
  reviewed: 'Reviewed', // specification
  empty: 'No pending requests for this event.', // specification
  approve: 'Approve', // specification
  reject: 'Reject', // specification
  rejectRequest: 'Reject request',
  reason: 'Reason',
  reasonHint: 'The requester will see it.',
  reasonTooLong: 'Shorten the reason to 500 characters.',
  suggestedReasons: 'Suggested reasons',
  reasons: ['The room is booked for another event.', "This time isn't available.", 'A smaller room would be enough.'],
  freeInstead: (room: string) => `${room} is free at this time.`,
  back: 'Back',
  approving: 'Approving...',
  rejecting: 'Rejecting...',
  failed: (status: RoomRequestStatus) => `Failed to ${status} request.`, // specification
  done: (room: string, when: string, status: RoomRequestStatus) => `${room} ${status.toLowerCase()}: ${when}`,
  refused: (room: string, when: string, why: string) => `${room}, ${when}: ${why}`,
} as const;

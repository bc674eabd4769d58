import { ordinal } from '@portal/contracts';

/** Every text about taking and giving up a place; the specification's are marked and stay as they are. */
export const messages = {
  register: 'Register', // specification
  registered: 'Registered', // specification
  waiting: (position: number | undefined) => (position === undefined ? 'Waiting list' : `Waiting list (${position})`), // specification
  joinsWaitlistAs: (position: number) => `You'd be ${ordinal(position)} on the waiting list`,
  joined: (title: string) => `You're registered for ${title}.`,
  joinedWaitlist: (title: string, position: number | undefined) =>
    position === undefined
      ? `You're on the waiting list for ${title}.`
      : `You're ${ordinal(position)} on the waiting list for ${title}.`,
  notJoined: "We couldn't register you. Check your connection and try again.",
  refused: (title: string, why: string) => `${title}: ${why}`,
  cancel: 'Cancel registration',
  cancelTitle: (title: string) => `Give up your place at ${title}?`,
  cancelText: "Your place goes to the next person on the waiting list. To come back you'll have to register again.",
  cancelled: (title: string) => `You're no longer registered for ${title}.`,
  notCancelled: "We couldn't cancel your registration. Please try again.",
  leaveWaitlist: 'Leave waiting list',
  leaveWaitlistTitle: (title: string) => `Leave the waiting list for ${title}?`,
  leaveWaitlistText: "You'll lose your place on the waiting list. If you join again, you'll start at the end.",
  leftWaitlist: (title: string) => `You're no longer on the waiting list for ${title}.`,
  keep: 'Keep my place',
} as const;

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
  placeGoesToNext: 'Your place goes to the next person on the waiting list.',
  back: {
    places: 'You can register again while places are left.',
    open: 'You can register again while registration is open.',
    end: "If you register again, you'll start at the end of the waiting list.",
    never: "Registration is closed, so you can't get this place back.",
    neverWaiting: "Registration is closed, so you can't join the waiting list again.",
  },
  cancelHeld: 'Registration cancelled',
  leaveHeld: 'Left the waiting list',
  undo: 'Undo',
  cancelled: (title: string) => `You're no longer registered for ${title}.`,
  notCancelled: "We couldn't cancel your registration. Please try again.",
  leaveWaitlist: 'Leave waiting list',
  leaveWaitlistTitle: (title: string) => `Leave the waiting list for ${title}?`,
  leaveWaitlistText: "You'll lose your place on the waiting list. If you join again, you'll start at the end.",
  leftWaitlist: (title: string) => `You're no longer on the waiting list for ${title}.`,
  keep: 'Keep my place',
} as const;

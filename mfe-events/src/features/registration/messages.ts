import { ordinal } from '../../messages';

/** Texts of this feature; the specification's are marked and stay as they are. */
export const messages = {
  register: 'Register', // specification
  registered: 'Registered', // specification
  waiting: (position: number | undefined) => (position === undefined ? 'Waiting list' : `Waiting list (${position})`), // specification
  joinsAs: (place: number) => `You join as ${ordinal(place)}`,
  waitlist: (count: string) => `${count} waiting`,
  open: 'Open to all',
  notNeeded: 'No registration needed',
  closed: 'Registration closed',
  closes: (day: string) => `Closes ${day}`,
  opens: (day: string) => `Opens ${day}`,
  withFees: (fees: string, rest: string) => (rest ? `${fees}, ${rest.charAt(0).toLowerCase()}${rest.slice(1)}` : fees),
  title: 'Registration',
  code: 'Your code',
  codeHint: 'Show it at the door. The organizers check you in by it.',
  qrCode: (code: string) => `QR code of ${code}`,
  checkedIn: (at: string) => `Checked in, ${at}`,
  signIn: 'Sign in to register',
  joined: (title: string) => `You are registered for ${title}.`,
  joinedWaitlist: (title: string, position: number | undefined) =>
    position === undefined
      ? `You are on the waiting list for ${title}.`
      : `You are on the waiting list for ${title}, ${ordinal(position)} in line.`,
  notJoined: 'The registration did not arrive. Please try again.',
  leave: 'Leave',
  leaveTitle: (title: string) => `Leave ${title}?`,
  leavePlace: 'Your place goes to the first in line. When you register again, you join like everybody else.',
  leaveWaitlist: 'You lose your place in line. When you register again, you join at its end.',
  leaveEvent: 'Leave event',
  stay: 'Stay',
  hasLeft: (title: string) => `You left ${title}.`,
  notLeft: 'Leaving did not work. Please try again.',
} as const;

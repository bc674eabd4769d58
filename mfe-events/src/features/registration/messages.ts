/** Texts of this feature; those of registering itself are in web-kit. */
export const messages = {
  waitlist: (count: string) => `${count} waiting`,
  open: 'Open to all',
  notNeeded: 'No registration needed',
  registeredCount: (count: string) => `${count} registered`,
  closed: 'Registration closed',
  closes: (day: string) => `Closes ${day}`,
  opens: (day: string) => `Opens ${day}`,
  withFees: (fees: string, rest: string) => (rest ? `${fees}, ${rest.charAt(0).toLowerCase()}${rest.slice(1)}` : fees),
  title: 'Registration',
  code: 'Your code',
  codeHint: 'Show this at the door to check in.',
  qrCode: (code: string) => `QR code of ${code}`,
  checkedIn: (at: string) => `Checked in, ${at}`,
  signIn: 'Sign in to register',
} as const;

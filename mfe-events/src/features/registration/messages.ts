/** Texts of this feature; those of registering itself and of places are in campus-kit. */
export const messages = {
  title: 'Registration',
  code: 'Your code',
  codeHint: 'Show this at the door to check in.',
  qrCode: (code: string) => `QR code of ${code}`,
  checkedIn: (at: string) => `Checked in, ${at}`,
  signIn: 'Sign in to register',
} as const;

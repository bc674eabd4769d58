/** Texts that come with the form of the dialog, which the first page does not load. */
export const formMessages = {
  why: {
    expiry: 'Your session has ended. What you typed is saved: sign in to pick up where you left off.',
    'sign-out': 'You signed out in another window. What you typed is saved: sign in to pick up where you left off.',
  },
  password: 'Password',
  missing: 'Please enter your password.',
  wrong: 'That password is wrong. Please try again.',
  unreachable: "We couldn't reach the portal. Check your connection and try again.",
  submit: 'Sign in',
  busy: 'Signing in...',
  google: 'Continue with Google',
  someoneElse: 'Sign in as someone else',
} as const;

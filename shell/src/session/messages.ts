/** Texts that the shell has from the start. */
export const messages = {
  title: 'Sign in again',
  loading: 'Loading...',
  notLoaded: "We couldn't load the sign-in form. Check your connection and try again.",
  signedInAs: (name: string) => `You're now signed in as ${name}.`,
  roleChanged: (role: string) => `Your role is now ${role}.`,
  done: "You're signed in",
  doneText: 'You can close this window and go back to the portal.',
  notDone: "You're not signed in",
  toStart: 'Open the portal',
} as const;

import type { Role } from '@portal/contracts';

export const messages = {
  skip: 'Skip to content',
  nav: 'Main',
  bottomNav: 'Main, phone',
  more: 'More',
  close: 'Close',
  collapse: 'Collapse',
  expand: 'Expand',
  messages: 'Messages',
  dismiss: 'Dismiss',
  profile: 'Profile',
  settings: 'Settings',
  logout: 'Logout',
  loggingOut: 'Logging out...',
  loading: 'Loading...',
  unauthorised: 'You do not have permission to view this page',
  unauthorisedTitle: 'No permission',
  toStart: 'Go to my start page',
  themes: { light: 'Light theme', dark: 'Dark theme', system: 'Theme of the device' },
  confirmEmail: 'Please confirm your email address first.', // decisions, "Identity"
  confirmEmailText: (address: string) => `Until then you can look, but change nothing. The link went to ${address}.`,
  resend: 'Resend',
  sending: 'Sending...',
  resent: 'A new link is on its way.',
  notResent: 'The link could not be sent. Please try again in a moment.',
  toDark: 'Switch to the dark theme',
  toLight: 'Switch to the light theme',
  broken: 'Something went wrong.',
  brokenText: 'This page could not be shown. Loading it again usually helps.',
  reload: 'Load again',
  away: 'The portal is away for a moment',
  retry: 'Retry',
} as const;

/** The general secretaries' avatars show their office (specification 2, section 2). */
export const officeInitials: Partial<Record<Role, string>> = {
  GENSEC_SCITECH: 'GT',
  GENSEC_ACADEMIC: 'GA',
  GENSEC_CULTURAL: 'GC',
  GENSEC_SPORTS: 'GS',
};

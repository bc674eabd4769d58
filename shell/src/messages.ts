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
  help: 'Help',
  about: 'About this portal',
  accessibility: 'Accessibility',
  logout: 'Logout',
  loggingOut: 'Logging out...', // specification
  loading: 'Loading...',
  unauthorised: 'You do not have permission to view this page', // specification
  unauthorisedTitle: 'No permission',
  toStart: 'Go to home page',
  themes: { light: 'Light theme', dark: 'Dark theme', system: 'System theme' },
  confirmEmail: 'Please confirm your email address first.', // decisions, "Identity"
  confirmEmailText: (address: string) =>
    `You can browse, but not make changes, until you confirm. We sent the link to ${address}.`,
  resend: 'Resend',
  sending: 'Sending...',
  resent: 'A new link is on its way.',
  notResent: "We couldn't send the link. Please try again in a moment.",
  toDark: 'Switch to the dark theme',
  toLight: 'Switch to the light theme',
  broken: 'Something went wrong.',
  brokenText: "We couldn't show this page. Reloading usually helps.",
  reload: 'Reload',
} as const;

/** The general secretaries' avatars show their office (specification 2, section 2). */
export const officeInitials: Partial<Record<Role, string>> = {
  GENSEC_SCITECH: 'GT',
  GENSEC_ACADEMIC: 'GA',
  GENSEC_CULTURAL: 'GC',
  GENSEC_SPORTS: 'GS',
};

const decide = {
  title: 'Start with what is pending.',
  text: 'Everything that you decide is in one list, most urgent first.',
  link: 'Decide now',
} as const;

/** What each role begins with. */
export const firstTasks: Readonly<Record<Role, Readonly<Record<'title' | 'text' | 'link' | 'href', string>>>> = {
  STUDENT: {
    title: 'Start with an event.',
    text: 'Find one and register. Your places appear on this page.',
    link: 'Find an event',
    href: '/events',
  },
  CLUB_COORDINATOR: {
    title: 'Start with your next event.',
    text: 'Create it, then request a room for it.',
    link: 'Plan an event',
    href: '/add-event',
  },
  GENSEC_SCITECH: { ...decide, href: '/approvals' },
  GENSEC_ACADEMIC: { ...decide, href: '/approvals' },
  GENSEC_CULTURAL: { ...decide, href: '/approvals' },
  GENSEC_SPORTS: { ...decide, href: '/approvals' },
  PRESIDENT: { ...decide, href: '/president-approval' },
};

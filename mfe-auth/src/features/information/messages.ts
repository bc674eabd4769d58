/** Every text of the pages about the portal. */
export const helpMessages = {
  title: 'Help',
  firstSteps: 'First steps',
  visitorEvents: "See what's on: anyone can look at events.",
  events: 'Events',
  account: (domain: string) => `Register with your ${domain} email address to join events.`,
  register: 'Register',
  join: "Find an event and register. If it's full, join the waiting list.",
  feedback: 'Give feedback on an event, a club, a position or a person, anonymously if you like.',
  giveFeedback: 'Give feedback',
  record: 'Add your positions, skills and achievements to your record.',
  profile: 'Profile',
  plan: 'Create an event, then request a room for it.',
  createEvent: 'Create an event',
  decide: 'Decide what is pending for you, in one list.',
  approvals: 'Approvals',
  roles: 'Give roles to officers, and end them.',
  openRoles: 'Roles',
  signingIn: 'Signing in',
  forgot: "Forgot your password? We'll email you a link to set a new one.",
  resetPassword: 'Reset your password',
  confirm: 'When you register, we email you a link that confirms your address. Check your spam folder too.',
  devices: 'See which devices are signed in, and change your password.',
  settings: 'Settings',
  around: 'Finding your way',
  search: 'Press Ctrl K (⌘ K on a Mac) to find pages, events and units, or something to do, such as “new event”.',
} as const;

export const askMessages = {
  title: 'Who to ask',
  unit: 'About an event, a position or a decision: ask the club or council. Its page names who holds its positions.',
  units: 'Units',
  officers: 'About anything else: ask an office-bearer.',
  officeBearers: 'Office-bearers',
  query: 'You can also send your question as feedback. Choose the type Query.',
  visitor: (institute: string) => `If you can't sign in, ask the student body of ${institute}.`,
} as const;

export const aboutMessages = {
  title: 'About this portal',
  purpose: (institute: string) =>
    `Events, rooms, feedback, positions and student records of the student body of ${institute}, in one place.`,
  browsers: 'Browsers',
  served: 'The portal runs in Chrome or Edge 111, Firefox 121, or Safari 16.4 and newer, on computers and phones.',
  device: 'On your device',
  install: 'Your browser can install the portal as an app.',
  offline: 'Pages that you opened before stay available offline. Check-ins are saved and sent when you reconnect.',
} as const;

export const accessibilityMessages = {
  title: 'Accessibility',
  aim: 'What we aim for',
  standard: 'Everyone should be able to use every page. We follow WCAG 2.2 at level AA.',
  works: 'What works',
  keyboard: 'Every page works with the keyboard alone, and shows where the focus is.',
  readers: 'Screen readers get headings, labels, and messages about what has changed.',
  size: 'Pages fit windows from 320 pixels wide, and text can be twice as large.',
  looks: 'Light and dark themes, high contrast and reduced motion follow your system.',
  tests: 'How we test',
  tested: "Every page is checked automatically in both themes. Automatic checks can't find everything.",
  barrier: 'If something is hard to use, please let us know.',
  browsers: aboutMessages.served,
} as const;

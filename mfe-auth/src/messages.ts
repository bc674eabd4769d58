/** Every text of this remote. Those of the specification are marked and must not change. */
export const signInMessages = {
  title: 'Sign in',
  hint: (domain: string) => `Use your ${domain} email address.`,
  email: 'Email',
  password: 'Password',
  submit: 'Login', // specification
  busy: 'Signing in...',
  failed: 'Login failed. Please check your credentials.', // specification
  unreachable: "We couldn't reach the portal. Check your connection and try again.",
  noAccount: 'No account yet?',
  register: 'Register', // specification
  forgot: 'Forgot Password', // specification
  google: 'Sign in with Google', // specification
  emailMissing: 'Please enter your email address.',
  passwordMissing: 'Please enter your password.',
} as const;

export const registerMessages = {
  title: 'Register',
  hint: (domain: string) => `Use your ${domain} email address.`,
  name: 'Name',
  id: 'Student ID',
  email: 'Email',
  password: 'Create password',
  submit: 'Register', // specification
  busy: 'Registering...',
  nameMissing: 'Please enter your name.',
  idInvalid: 'Please enter your student ID in digits.',
  emailMissing: 'Please enter your email address.',
  wrongDomain: (domain: string) => `Please use an @${domain} email address.`, // specification
  failed: "We couldn't create your account. Please try again.",
  google: 'Sign up with Google', // specification
  confirmationSent: (address: string) => `We've emailed a link to ${address}. Open it to confirm your address.`,
  taken: 'Is this your account? To get back in,',
  reset: 'reset your password',
  haveAccount: 'Already have an account?',
  login: 'Login', // specification
} as const;

export const newPasswordMessages = {
  hint: "At least 10 characters. Three or four random words work well. Don't use your name or the institute's.",
  atLeast: (characters: number) => `Please use at least ${characters} characters.`,
  atMost: (characters: number) => `Please use at most ${characters} characters.`,
} as const;

export const googleMessages = {
  or: 'or',
  refusals: {
    'google-domain': (domain: string) => `Only Google accounts ending in @${domain} can sign in.`,
    'google-unverified': () =>
      "Google hasn't verified this account's email address. Verify it with Google, then try again.",
    'google-cancelled': () => 'Google sign-in was cancelled.',
    'google-failed': () => 'Google sign-in failed. Please try again.',
  },
} as const;

export const forgotPasswordMessages = {
  title: 'Forgot Password',
  hint: "We'll email you a link to set a new password.",
  email: 'Email',
  submit: 'Send Reset Link', // specification
  busy: 'Sending...', // specification
  emailMissing: 'Please enter your email address.',
  emailInvalid: 'Please enter a valid email address.',
  done: 'Reset link sent successfully!', // specification
  google: 'This email is linked with Google. Please sign in with Google.', // specification
  failed: 'Something went wrong.', // specification
  next: (address: string) =>
    `If there's an account for ${address}, we've sent it a link. It works once and expires in 15 minutes.`,
  backToLogin: 'Back to Login',
} as const;

export const resetPasswordMessages = {
  title: 'Reset Password',
  hint: "Choose a new password. You'll be signed out on all devices.",
  verifying: 'Verifying...', // specification
  invalid: 'Error verifying token.', // specification
  invalidText: 'This link has expired or has already been used.',
  another: 'Get a new link',
  retry: 'Try again',
  password: 'New password',
  submit: 'Reset Password', // specification
  busy: 'Resetting...', // specification
  done: 'Password reset successful! Navigating to login page...', // specification
  failed: 'Error resetting password.', // specification
  changed: 'Your password has been changed.',
  login: 'Login', // specification
} as const;

const notConfirmed = "We couldn't confirm your address. Please try again.";

export const confirmEmailMessages = {
  title: 'Confirm your email address',
  loading: 'Loading...',
  signedInAs: (name: string, address: string) => `You're signed in as ${name}, ${address}.`,
  submit: 'Confirm my address',
  notMine: "I didn't create this account",
  confirming: 'Confirming...',
  done: 'Your email address is confirmed.',
  failed: notConfirmed,
  newPassword: {
    hint: 'Set a password to confirm your address. Every device that is signed in to this account will be signed out.',
    password: 'Password',
    submit: 'Set password and confirm',
    busy: 'Confirming...',
    failed: notConfirmed,
  },
  invalid: 'Invalid or expired link.',
  invalidText: 'Each link works once and expires. Use the latest one in your inbox.',
  resend: 'Send a new link',
  sending: 'Sending...',
  resent: 'A new link is on its way.',
  notResent: "We couldn't send the link. Please try again in a moment.",
  onwards: 'Continue',
  login: 'Login',
  cannotSignIn: "Can't sign in?",
  reset: 'Reset your password',
} as const;

export const thisWeekMessages = {
  title: 'This week on campus',
  all: 'All events',
  loading: 'Loading events...',
  failed: "We couldn't load the events.",
  empty: 'Nothing is planned this week.',
  today: 'Today',
  ongoing: 'Ongoing',
} as const;

export const onboardingMessages = {
  title: 'Complete your profile',
  hint: 'You only do this once. You can change everything except your email and ID number later.',
  loading: 'Loading...', // specification
  name: 'Name',
  email: 'Email',
  fromAccount: 'Name and email come from your account.',
  id: 'ID Number',
  idFromAccount: 'From your registration.',
  mobile: 'Mobile number',
  mobileHint: '10 digits, without +91 or a leading 0.',
  year: 'Admission year',
  program: 'Program',
  chooseProgram: 'Choose',
  discipline: 'Discipline',
  chooseDiscipline: 'Choose a discipline',
  submit: 'Save and continue',
  busy: 'Saving...',
  idMissing: 'ID Number is required', // specification
  idInvalid: 'Please enter your student ID in digits.',
  mobileInvalid: 'Mobile number must be 10 digits', // specification
  yearInvalid: 'Invalid admission year', // specification
  programMissing: 'Program is required', // specification
  disciplineMissing: 'Discipline is required', // specification
  failed: "We couldn't save your profile. Your entries are still here. Please try again.",
  log: 'Completing the profile failed.',
  benefits: 'What you can do next',
  items: {
    events: { title: 'Register for events', text: 'Get a place, or join the waiting list.' },
    calendar: { title: 'See them in your calendar', text: 'Subscribe once to the events you join.' },
    feedback: { title: 'Give feedback', text: 'On events, clubs and positions, anonymously if you like.' },
  },
} as const;

export const settingsMessages = {
  title: 'Settings',
} as const;

export const notificationsMessages = {
  title: 'Notifications',
  filter: 'Show',
  all: 'All',
  unread: 'Unread',
  markAll: 'Mark all as read',
  failed: "We couldn't load your notifications.",
  older: 'Show older',
  olderFailed: "We couldn't load older notifications.",
  empty: 'No notifications yet',
  emptyText: 'Updates about you appear here.',
  nothingUnread: 'No unread notifications',
  nothingUnreadText: "You're all caught up.",
  showAll: 'Show all',
} as const;

export const themeMessages = {
  title: 'Theme',
  text: 'Applies to this device only.',
  names: { system: 'System', light: 'Light', dark: 'Dark' },
} as const;

export const mailPreferencesMessages = {
  title: 'Notifications',
  text: 'Emails go to',
  when: 'When',
  byEmail: 'Email',
  subjects: {
    roomReviewed: {
      title: 'Your room request is reviewed',
      text: 'Approved or rejected by the president.',
    },
    eventNews: {
      title: 'An event you joined changes',
      text: 'When you get a place, when it is moved or cancelled, and the day before it starts.',
    },
    feedbackResolved: {
      title: 'Your feedback is resolved',
      text: 'Not sent for anonymous feedback.',
    },
  },
  digest: {
    title: 'Email digest of unread notifications',
    text: 'Daily: every morning. Weekly: Mondays. Skipped if there is nothing unread.',
    choice: 'How often',
    names: { off: 'Off', daily: 'Daily', weekly: 'Weekly' },
  },
  switch: (subject: string) => `${subject}, by email`,
  loading: 'Loading...',
  failed: "We couldn't load your email settings.",
  notSaved: "We couldn't save your choice. Please try again.",
} as const;

export const changePasswordMessages = {
  title: 'Change password',
  text: "You'll be signed out on all other devices.",
  current: 'Current password',
  next: 'New password',
  endCalendarLink: 'Delete my calendar link too',
  endCalendarLinkHint: 'Do this if someone else may have it. You can create a new link at any time.',
  submit: 'Change password',
  busy: 'Changing...',
  currentMissing: 'Please enter your current password.',
  done: 'Your password has been changed. All other devices are signed out.',
  failed: "We couldn't change your password. Please try again.",
  google: 'You sign in with Google, so this account has no password.',
} as const;

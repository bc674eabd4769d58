/** Every text of this remote. Those of the specification are marked and must not change. */
export const signInMessages = {
  title: 'Sign in',
  hint: (domain: string) => `Use your ${domain} email address.`,
  email: 'Email',
  password: 'Password',
  submit: 'Login', // specification
  busy: 'Logging in...',
  failed: 'Login failed. Please check your credentials.', // specification
  unreachable: 'The portal cannot be reached. Please check your connection and try again.',
  noAccount: 'No account yet?',
  register: 'Register', // specification
  forgot: 'Forgot Password', // specification
  google: 'Sign in with Google', // specification
  emailMissing: 'Please enter your email address.',
  passwordMissing: 'Please enter your password.',
} as const;

export const registerMessages = {
  title: 'Register',
  hint: (domain: string) => `For students with an ${domain} email address.`,
  name: 'Name',
  id: 'Student ID',
  email: 'Email',
  password: 'Create password',
  passwordHint: 'At least 10 characters. A few words you can remember are best.',
  submit: 'Register', // specification
  busy: 'Registering...',
  nameMissing: 'Please enter your name.',
  idInvalid: 'Please enter your student ID in digits.',
  emailMissing: 'Please enter your email address.',
  wrongDomain: (domain: string) => `Please use an @${domain} email address.`, // specification
  failed: 'Registering did not work. Please try again in a moment.',
  google: 'Sign up with Google', // specification
  taken: 'Is this your address? To get into the account,',
  reset: 'reset your password',
  haveAccount: 'Already registered?',
  login: 'Login', // specification
} as const;

export const newPasswordMessages = {
  hint: '10 to 128 characters. Three or four words are good; not your name, not the institute.',
  atLeast: (characters: number) => `Please use at least ${characters} characters.`,
  atMost: (characters: number) => `Please use at most ${characters} characters.`,
} as const;

export const googleMessages = {
  or: 'or',
  refusals: {
    'google-domain': (domain: string) => `Only Google accounts with an @${domain} address can sign in here.`,
    'google-unverified': () => 'Google has not verified the address of this account. Please verify it there first.',
    'google-cancelled': () => 'Signing in with Google was cancelled.',
    'google-failed': () => 'Signing in with Google did not work. Please try again.',
  },
} as const;

export const forgotPasswordMessages = {
  title: 'Forgot Password',
  hint: 'We mail you a link to choose a new one.',
  email: 'Email',
  submit: 'Send Reset Link', // specification
  busy: 'Sending...', // specification
  emailMissing: 'Please enter your email address.',
  emailInvalid: 'Please enter a valid email address.',
  done: 'Reset link sent successfully!', // specification
  google: 'This email is linked with Google. Please sign in with Google.', // specification
  failed: 'Something went wrong.', // specification
  next: (address: string) =>
    `If ${address} has an account here, the link is in its mail. It works once, and for 15 minutes.`,
  remembered: 'Remembered it?',
  login: 'Login', // specification
} as const;

export const resetPasswordMessages = {
  title: 'Reset Password',
  hint: 'Choose a new password. All devices are signed out then.',
  verifying: 'Verifying...', // specification
  invalid: 'Error verifying token.', // specification
  invalidText: 'The link may be older than 15 minutes, or used already.',
  another: 'Ask for a new link',
  retry: 'Try again',
  password: 'New password',
  submit: 'Reset Password', // specification
  busy: 'Resetting...', // specification
  done: 'Password reset successful! Navigating to login page...', // specification
  failed: 'Error resetting password.', // specification
  changed: 'Your password is changed.',
  login: 'Login', // specification
} as const;

export const confirmEmailMessages = {
  title: 'Confirm your email address',
  loading: 'Loading...',
  signedInAs: (name: string, address: string) => `You're signed in as ${name}, ${address}.`,
  submit: 'Confirm my address',
  notMine: "I didn't create this account",
  setPasswordText:
    'Set a password to confirm your address. Every device that is signed in to this account will be signed out.',
  password: 'Password',
  setPassword: 'Set password and confirm',
  confirming: 'Confirming...',
  done: 'Your email address is confirmed.',
  failed: "We couldn't confirm your address. Please try again.",
  invalid: 'Invalid or expired link.',
  invalidText: 'Each link works once and expires. Use the latest one in your inbox.',
  resend: 'Send a new link',
  sending: 'Sending...',
  resent: 'A new link is on its way.',
  notResent: 'The link could not be sent. Please try again in a moment.',
  onwards: 'Continue',
  login: 'Login',
  cannotSignIn: "Can't sign in?",
  reset: 'Reset your password',
} as const;

export const thisWeekMessages = {
  title: 'This week on campus',
  all: 'All events',
  loading: 'Loading events...',
  failed: 'The events could not be loaded.',
  empty: 'Nothing is planned this week.',
  today: 'Today',
  ongoing: 'Ongoing',
} as const;

export const onboardingMessages = {
  title: 'Complete your profile',
  hint: 'Once, then the portal opens. All but Email and ID Number can be changed later.',
  loading: 'Loading...', // specification
  name: 'Name',
  email: 'Email',
  fromAccount: 'Name and email come from your account.',
  id: 'ID Number',
  idFromAccount: 'The one you registered with.',
  mobile: 'Mobile number',
  mobileHint: 'Without +91 or 0 in front.',
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
  failed: 'Your profile could not be saved. What you typed is kept; please try again in a moment.',
  log: 'The profile could not be completed.',
  benefits: 'What you can do then',
  items: {
    events: { title: 'Register for events', text: 'Take your place, or wait in line for one.' },
    skills: { title: 'Collect skills and achievements', text: 'Endorsed and verified by your council.' },
    positions: { title: 'Record your positions', text: 'They stay on your profile, tenure by tenure.' },
    feedback: { title: 'Give feedback', text: 'On events, clubs and positions; anonymous if you like.' },
  },
} as const;

export const settingsMessages = {
  title: 'Settings',
} as const;

export const notificationsMessages = {
  title: 'Notifications',
  list: 'Notifications',
  filter: 'Which',
  all: 'All',
  unread: 'Unread',
  markAll: 'Mark all as read',
  failed: 'The notifications could not be loaded.',
  older: 'Show older',
  olderFailed: 'Older notifications could not be loaded.',
  empty: 'No notifications yet',
  emptyText: 'What concerns you shows here as soon as it happens.',
  nothingUnread: 'Nothing unread',
  nothingUnreadText: 'You have read everything there is.',
  showAll: 'Show all',
} as const;

export const themeMessages = {
  title: 'Theme',
  text: 'On this device.',
  names: { system: 'Same as system', light: 'Light', dark: 'Dark' },
} as const;

export const mailPreferencesMessages = {
  title: 'Notifications',
  text: 'Mail goes to',
  when: 'When',
  byMail: 'By mail',
  subjects: {
    roomReviewed: {
      title: 'A room request is reviewed',
      text: 'Approved or rejected by the President.',
    },
    eventNews: {
      title: 'An event you joined changes',
      text: 'When a place becomes free, when it is moved or cancelled, and a day before it begins.',
    },
    feedbackResolved: {
      title: 'Feedback you signed is resolved',
      text: 'With the actions taken. Of anonymous feedback nobody knows whom to tell.',
    },
  },
  digest: {
    title: 'What is still unread, in one mail',
    text: 'Daily comes each morning, weekly on Monday. Nothing comes when you have read everything.',
    choice: 'How often',
    names: { off: 'Off', daily: 'Daily', weekly: 'Weekly' },
  },
  switch: (subject: string) => `${subject}, by mail`,
  loading: 'Loading...',
  failed: 'The choices could not be loaded.',
  notSaved: 'Your choice could not be saved. Please try again.',
} as const;

export const changePasswordMessages = {
  title: 'Change password',
  text: 'All other devices are signed out.',
  current: 'Current password',
  next: 'New password',
  endCalendarLink: 'Delete my calendar link too',
  endCalendarLinkHint: 'Do this if someone else may have it. You can create a new link at any time.',
  submit: 'Change password',
  busy: 'Changing...',
  currentMissing: 'Please enter your current password.',
  done: 'Your password is changed. All other devices are signed out.',
  failed: 'Your password could not be changed. Please try again.',
  google: 'You sign in with Google; this account has no password of its own.',
} as const;

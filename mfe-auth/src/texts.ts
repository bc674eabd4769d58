/** Every text of this remote; the specification's are marked and stay as they are. */
export const texts = {
  signIn: {
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
    emailMissing: 'Please enter your email address.',
    passwordMissing: 'Please enter your password.',
  },
  register: {
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
    atLeast: (characters: number) => `Please use at least ${characters} characters.`,
    atMost: (characters: number) => `Please use at most ${characters} characters.`,
    wrongDomain: (domain: string) => `Please use an @${domain} email address.`, // specification
    failed: 'Registering did not work. Please try again in a moment.',
    haveAccount: 'Already registered?',
    login: 'Login', // specification
  },
  thisWeek: {
    title: 'This week on campus',
    all: 'All events',
    loading: 'Loading events...',
    failed: 'The events could not be loaded.',
    empty: 'Nothing is planned this week.',
    today: 'Today',
    ongoing: 'Ongoing',
  },
  onboarding: {
    title: 'Complete your profile',
    soon: 'Completing a profile opens soon. Until then you can look at events.',
    logout: 'Logout',
  },
} as const;

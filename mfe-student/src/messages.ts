/** Texts of this remote; feedback has its own. Those of the specification are marked and must not change. */
export const homeMessages = {
  title: 'Home',
  report: 'Student home',
  welcome: (name: string) => `Welcome, ${name}`,
  counters: 'Counters',
  totalSkills: 'Total Skills', // specification
  achievements: 'Achievements', // specification
  positions: 'Position of Responsibility', // specification
  feedbackGiven: 'Feedback Given', // specification
  none: 'None yet',
  endorsed: (count: string) => `${count} endorsed`,
  awaitingEndorsement: (count: string) => `${count} awaiting endorsement`,
  verified: (count: string) => `${count} verified`,
  awaitingVerification: (count: string) => `${count} awaiting verification`,
  active: (count: string) => `${count} active`,
  awaitingConfirmation: (count: string) => `${count} awaiting confirmation`,
  returned: (count: string) => `${count} returned`,
  resolved: (count: string) => `${count} resolved`,
  quickActions: 'Quick actions', // specification
  addAchievement: { title: 'Add Achievement', fact: 'Verified by your general secretary' }, // specification
  newPosition: { title: 'New Position', fact: 'Confirmed by the unit' }, // specification
  giveFeedback: { title: 'Give Feedback', fact: 'With your name or anonymously' }, // specification
} as const;

export const latestAchievementMessages = {
  title: 'Latest Achievement', // specification
  all: 'View Achievements', // specification
  loading: 'Loading student data...', // specification
  failed: "We couldn't load your achievements.",
  none: 'No achievements yet', // specification
  noneText: 'Add what you achieved. Your general secretary verifies it.',
} as const;

const oneOrMore = (one: string, more: string) => (count: number, text: string) => `${text} ${count === 1 ? one : more}`;

export const openClaimsMessages = {
  title: 'Pending and returned',
  returned: (what: string) => `${what} returned`,
  correct: 'Correct and submit again',
  skills: { some: oneOrMore('skill', 'skills'), waits: 'Awaiting endorsement' },
  achievements: { some: oneOrMore('achievement', 'achievements'), waits: 'Awaiting verification' },
  positions: { some: oneOrMore('position', 'positions'), waits: 'Awaiting confirmation' },
} as const;

export const profileMessages = {
  title: 'Profile',
  edit: 'Edit', // specification
  record: 'Verified record',
  editTitle: 'Edit profile',
  save: 'Save', // specification
  saving: 'Saving...',
  cancel: 'Cancel', // specification
  back: 'Roles',
  loading: 'Loading student data...', // specification
  failed: 'Error fetching profile', // specification
  none: 'No profile found', // specification
  noneText: "This link doesn't lead to a profile.",
  notGiven: 'Not provided',
  batch: (year: number) => `batch of ${year}`,
  sections: { personal: 'Personal', academic: 'Academic', contact: 'Contact' },
  personalNote: 'Only you can see your date of birth, and your phone number unless you share it below.',
  contactNote: 'Only you can see your room number.',
  labels: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    gender: 'Gender',
    date_of_birth: 'Date of birth',
    user_id: 'Student ID',
    batch_year: 'Admission year',
    program: 'Program',
    current_year: 'Year of study',
    branch: 'Discipline',
    cgpa: 'CGPA',
    hostel: 'Hostel',
    room_number: 'Room number',
    github: 'GitHub',
    linkedin: 'LinkedIn',
    office_contact: 'Shared while you hold a position',
  },
  officeContactHint: 'Everyone signed in can see it on the Office-bearers page.',
  officeContacts: { nothing: 'Nothing', email: 'My email', 'email-and-phone': 'My email and phone' },
  nameMissing: 'Please enter your name.',
  tooLong: (most: number) => `Please use at most ${most} characters.`,
  phoneInvalid: 'Mobile number must be 10 digits', // specification
  githubInvalid: 'Invalid GitHub URL', // specification
  linkedinInvalid: 'Invalid LinkedIn URL', // specification
  yearInvalid: (first: number, last: number) => `Admission year must be between ${first} and ${last}`, // specification
  cgpaInvalid: 'CGPA must be between 0 and 10', // specification
  cgpaTooFine: 'CGPA can have at most two decimal places',
  unsaved: (names: readonly string[]) =>
    `${names.length === 1 ? '1 unsaved change' : `${names.length} unsaved changes`}: ${names.join(', ')}`,
  invalid: 'Please fix validation errors', // specification
  saved: 'Profile updated successfully!', // specification
  notSaved: 'Failed to update profile', // specification
  log: 'Updating the profile failed.',
} as const;

/** What of the person is on record, on the profile. */
export const ownRecordMessages = {
  title: 'My record',
  skills: 'Skills',
  achievements: 'Achievements',
  positions: 'Positions',
  feedback: 'Feedback given',
  none: 'None yet',
  unknown: 'Not available',
  endorsedOf: (all: string, endorsed: string) => `${all}, of which ${endorsed} endorsed`,
  verifiedOf: (all: string, verified: string) => `${all}, of which ${verified} verified`,
  resolvedOf: (all: string, resolved: string) => `${all}, of which ${resolved} resolved`,
  position: (title: string, unit: string, others: string | undefined) =>
    others === undefined ? `${title}, ${unit}` : `${title}, ${unit}, and ${others} more`,
  formerPositions: (count: string) => `${count} held before`,
  awaiting: (count: string) => `${count} awaiting confirmation`,
  failed: "We couldn't load all of your record.",
  endorsed: 'Endorsed skills',
  noneEndorsed: 'No endorsed skills yet',
  manageSkills: 'Manage Skills', // specification
  allSkills: (count: string) => `Show all ${count} endorsed skills`,
  verified: 'Verified achievements',
  noneVerified: 'No verified achievements yet',
  viewAchievements: 'View Achievements', // specification
  allAchievements: (count: string) => `Show all ${count} verified achievements`,
} as const;

export const photoMessages = {
  title: 'Photo',
  hint: 'JPG, PNG or WebP.',
  change: 'Change photo',
  file: 'A new photo',
  changing: 'Uploading...',
  remove: 'Remove',
  changed: 'Photo updated.',
  removed: 'Photo removed.',
  wrongType: 'Please choose a JPG, PNG or WebP picture.',
  unreadable: "Your browser can't open this picture. Please choose a JPG, PNG or WebP picture.",
  tooLarge: 'Please choose a picture of at most 2 MB.',
  notChanged: "We couldn't upload the photo.",
  notRemoved: "We couldn't remove the photo.",
} as const;

export const upcomingEventsMessages = {
  title: 'Upcoming Events', // specification
  loading: 'Loading student data...', // specification
  failed: "We couldn't load the events.",
  empty: 'No events found', // specification
  emptyText: 'Events your clubs plan appear here.',
  all: 'All events',
  planned: 'Planned',
  ongoing: 'Ongoing',
} as const;

export const myRegistrationsMessages = {
  title: 'My registrations',
  loading: 'Loading your registrations...',
  failed: "We couldn't load your registrations.",
  empty: 'No registrations yet',
  emptyText: 'Events you register for appear here, with your check-in code.',
  find: 'Find an event',
  all: (count: number) => `Show all ${count}`,
  code: (code: string) => `Code ${code}`,
  registered: 'Registered',
  checkedIn: 'Checked in',
  cancelled: 'Cancelled',
  waiting: (position: number | undefined) => (position === undefined ? 'Waiting list' : `Waiting list (${position})`),
} as const;

export const calendarLinkMessages = {
  title: 'Calendar link',
  show: 'Show',
  hide: 'Hide',
  loading: 'Loading...',
  failed: "We couldn't load your calendar link.",
  text: "Subscribe once and the events you join appear in your phone's calendar.",
  active: (day: string) => `Link created on ${day}. For security we show it only once; replace it to get a new one.`,
  create: 'Create calendar link',
  creating: 'Creating...',
  replace: 'Replace link',
  replaceTitle: 'Replace your calendar link?',
  replaceText: 'Your current link stops working in every calendar that uses it.',
  delete: 'Delete link',
  deleteTitle: 'Delete your calendar link?',
  deleteText: 'Calendars that use the link stop receiving your events.',
  deleting: 'Deleting...',
  deleted: 'Your calendar link is deleted.',
  notChanged: "We couldn't change your calendar link. Please try again.",
} as const;

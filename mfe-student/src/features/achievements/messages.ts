/* Texts of one's own achievements; the specification's are marked and stay as they are. */

export const formMessages = {
  title: 'Add Achievement', // specification
  what: 'What you achieved',
  proof: 'Event and certificate',
  optional: 'optional',
  achievementTitle: 'Title',
  titleExample: 'e.g. Smart India Hackathon 2026, second place',
  titleMissing: 'Please enter a title.',
  type: 'Type',
  chooseType: 'Choose a type',
  typeMissing: 'Please choose a type.',
  category: 'Category',
  categoryExample: 'e.g. Hackathon',
  categoryMissing: 'Please enter a category.',
  level: 'Level',
  levelExample: 'e.g. National',
  date: 'Date achieved',
  dateMissing: 'Please choose the date.',
  dateAhead: "The date can't be in the future.",
  position: 'Rank',
  positionExample: 'e.g. Second place',
  description: 'Description',
  event: 'Event',
  findEvent: 'Search by title',
  eventHint: 'If you achieved it at an event of the portal.',
  ownEvents: 'Your registrations',
  otherEvents: 'All events',
  certificate: 'Certificate',
  certificateKinds: { link: 'Link', file: 'File' },
  certificateLink: 'Certificate URL',
  certificateExample: 'https://',
  certificateInvalid: 'Please enter a valid web address.',
  tooLong: (max: number) => `Please use at most ${max} characters.`,
  discard: 'Discard draft',
  submit: 'Submit Achievement',
  busy: 'Submitting...',
  done: 'Achievement submitted successfully!', // specification
  see: 'View Achievements',
  failed: 'Failed to submit achievement', // specification
  failedBecause: (reason: string) => `Error submitting achievement: ${reason}`, // specification
} as const;

export const fileMessages = {
  label: 'Certificate file',
  hint: 'PDF of at most 5 MB, or JPG, PNG or WebP.',
  choose: 'Choose a file',
  replace: 'Choose another file',
  uploading: 'Uploading...',
  remove: 'Remove',
  pdf: (size: string) => `PDF, ${size}`,
  picture: (size: string) => `Picture, ${size}`,
  kilobytes: (size: string) => `${size} kB`,
  megabytes: (size: string) => `${size} MB`,
  uploaded: (name: string) => `${name} uploaded.`,
  wrongType: 'Please choose a PDF, JPG, PNG or WebP file.',
  unreadable: "Your browser can't open this picture. Please choose a PDF, JPG, PNG or WebP file.",
  tooLarge: 'Please choose a file of at most 5 MB.',
  failed: "We couldn't upload the file. Please try again.",
} as const;

export const listMessages = {
  title: 'My Achievements', // specification
  add: 'Add Achievement', // specification
  list: 'Your achievements',
  state: 'State',
  type: 'Type',
  all: 'All',
  states: { pending: 'Pending', verified: 'Verified', returned: 'Returned' },
  count: (shown: string, all: string) => `Showing ${shown} of ${all} achievements`,
  loading: 'Loading your achievements...',
  failed: 'Failed to fetch achievements', // specification
  moreFailed: "We couldn't load more achievements.",
  more: 'Show more achievements',
  none: 'No achievements yet',
  noneText: 'Add what you achieved. Your general secretary verifies it.',
  noneFound: 'No achievements match these filters.',
  noneFoundText: 'Try another state or type.',
  clear: 'Clear filters',
} as const;

export const latestMessages = {
  verifiedBy: (name: string) => `Verified by ${name}`,
} as const;

export const rowMessages = {
  verified: (by: string, day: string) => `Verified by ${by} on ${day}`,
  returned: (by: string, day: string, reason: string) => `Returned by ${by} on ${day}: ${reason}`,
  event: (title: string) => `At ${title}`,
  link: 'Certificate',
  file: {
    download: 'Download certificate',
    downloading: 'Downloading...',
    downloadFailed: "We couldn't download the certificate.",
  },
  correct: 'Correct',
  edit: 'Edit',
  withdraw: 'Withdraw',
  viewMore: 'View More',
  viewLess: 'View Less',
} as const;

export const editMessages = {
  title: 'Edit achievement',
  correctTitle: 'Correct the achievement',
  correctHint: 'Saving submits it again.',
  done: (title: string) => `${title} saved.`,
  submitted: (title: string) => `${title} submitted again.`,
  failed: "We couldn't save the achievement.",
} as const;

export const withdrawMessages = {
  title: (achievement: string) => `Withdraw ${achievement}?`,
  text: 'It leaves your achievements, with its certificate, and no one is asked to verify it. You can add it again.',
  textVerified:
    'It leaves your achievements, with its certificate, and its verification is lost. When you add it again, it has to be verified again.',
  confirm: 'Withdraw achievement',
  busy: 'Withdrawing...',
  done: (achievement: string) => `${achievement} withdrawn.`,
  failed: "We couldn't withdraw the achievement.",
} as const;

/* Texts of the record that one shows, and of the page on which others verify it. */

export const recordMessages = {
  title: 'Verified record',
  subtitle: 'Choose what to show. You get a link, a PDF and a credential file that anyone can verify.',
  back: 'Profile',
  loading: 'Loading your record...',
  failed: "We couldn't load your record.",
  none: 'Nothing verified yet',
  noneText: 'Confirmed positions, verified achievements, endorsed skills and events you attended appear here.',
  kinds: {
    position: 'Positions of responsibility',
    achievement: 'Achievements',
    skill: 'Skills',
    event: 'Events attended',
  },
  chooseAll: 'Choose all',
  chooseNone: 'Clear choice',
  studentId: (id: string) => `Show my student ID (${id})`,
  label: 'Name of this link',
  labelHint: 'Optional. Only you see it.',
  chosen: (count: string) => `${count} chosen`,
  nothingChosen: 'Choose at least one entry.',
  tooMany: (max: string) => `Choose at most ${max} entries.`,
  share: 'Create link',
  busy: 'Creating...',
  shared: 'Link created.',
  shareFailed: "We couldn't create the link. Please try again.",
} as const;

const verbs = { position: 'Confirmed', achievement: 'Verified', skill: 'Endorsed', event: 'Checked in' } as const;

export const entryMessages = {
  confirmation: (kind: keyof typeof verbs, by: string, day: string | undefined) =>
    `${verbs[kind]}${by === '' ? '' : ` by ${by}`}${day === undefined ? '' : ` on ${day}`}`,
  changed: 'Changed since',
} as const;

export const linkMessages = {
  title: 'Your links',
  loading: 'Loading your links...',
  failed: "We couldn't load your links.",
  none: 'No links yet',
  noneText: 'Links you create appear here. You can end them at any time.',
  more: 'Show more links',
  unnamed: 'Link without a name',
  states: { valid: 'Valid', changed: 'Changed since', revoked: 'Ended' },
  entries: (count: number, shown: string) => (count === 1 ? '1 entry' : `${shown} entries`),
  withId: 'with student ID',
  created: (day: string) => `Created on ${day}`,
  ended: (day: string) => `Ended on ${day}`,
  address: 'Link',
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied: "Couldn't copy. Select the link and copy it.",
  open: 'Open',
  pdf: 'PDF',
  credential: 'Credential file',
  qrCode: (name: string) => `QR code of ${name}`,
  end: 'End link',
} as const;

export const endMessages = {
  title: (name: string) => `End ${name}?`,
  text: 'Everyone who opens the link or checks the credential file sees that it was revoked. This can’t be undone.',
  confirm: 'End link',
  cancel: 'Keep link',
  busy: 'Ending...',
  done: 'Link ended.',
  failed: "We couldn't end the link. Please try again.",
} as const;

export const verifyMessages = {
  title: 'Verified record',
  loading: 'Checking the record...',
  failed: "We couldn't check the record.",
  notFound: 'Record not found',
  notFoundText: 'Check that you have the whole link, or ask its owner for a new one.',
  studentId: (id: string) => `Student ID ${id}`,
  issued: (issuer: string, day: string) => `Issued by ${issuer} on ${day}`,
  states: {
    valid: { title: 'Valid', text: (issuer: string) => `${issuer} confirms everything below.` },
    changed: {
      title: 'Changed since',
      text: (issuer: string) => `${issuer} no longer confirms everything below as it stands. What changed is marked.`,
    },
    revoked: { title: 'Revoked', text: () => 'The owner of this record has ended it.' },
  },
  revokedOn: (day: string) => `Ended on ${day}`,
  personChanged: 'The name or student ID of this person has changed since.',
  filesHint: 'The credential file is signed. It can be verified with our published keys, also without this page.',
  pdf: 'Download PDF',
  credential: 'Download credential file',
  qrCode: 'QR code of this page',
} as const;

import type { HolderHistoryEntry } from '@portal/contracts';

/* Texts of the position holders; the specification's are marked and stay as they are. */

export const listMessages = {
  export: 'Export',
  exporting: 'Exporting...',
  exportFailed: "We couldn't export the position holders.",
  holders: 'View Position Holders (POR)', // specification
  add: 'Add Position Holder',
  search: 'Search by name, email, student ID, position, or POR ID', // specification
  status: 'Status',
  tenure: 'Tenure',
  department: 'Department', // specification
  all: 'All',
  ofPosition: (title: string | undefined) => (title === undefined ? 'One position' : `Position: ${title}`),
  anyPosition: 'Show holders of all positions',
  count: (shown: string, all: string) => `Showing ${shown} of ${all} position holders`, // specification
  loading: 'Loading position holders...',
  failed: "We couldn't load the position holders.",
  moreFailed: "We couldn't load more position holders.",
  more: (count: number) => `Show ${count} more`,
  none: 'No position holders found', // specification
  noneFiltered: 'Try adjusting your search or filter criteria.', // specification
  noneYet: 'Position holders appear here once they are appointed.',
  clear: 'Clear filters',
} as const;

export const cardMessages = {
  label: (name: string, position: string) => `${name}, ${position}`,
  tenure: (tenure: string, porId: string | undefined) =>
    porId === undefined ? `Tenure ${tenure}` : `Tenure ${tenure}, ${porId}`,
  details: 'View Details', // specification
  detailsOf: (holder: string) => `View Details of ${holder}`,
  edit: (holder: string) => `Edit ${holder}`,
  remove: (holder: string) => `Delete ${holder}`,
} as const;

export const detailsMessages = {
  title: 'Position Holder Details',
  user: 'User Information', // specification
  name: 'Name',
  email: 'Email',
  studentId: 'Student ID',
  position: 'Position Information', // specification
  positionTitle: 'Position',
  department: 'Department',
  type: 'Type',
  tenure: 'Tenure year',
  porId: 'POR ID',
  status: 'Status',
  endReason: 'Reason',
  exception: 'Reason for exception',
  appointment: 'Appointment Details', // specification
  appointedBy: 'Appointed by',
  date: 'Date',
  performance: 'Performance Metrics', // specification
  events: 'Events organised', // specification
  budget: 'Budget utilised', // specification
  feedback: 'Feedback',
  timeline: 'Timeline', // specification
  created: 'Created',
  updated: 'Last updated',
  notGiven: 'Not provided',
  handOver: 'Hand-over',
  edit: 'Edit',
  remove: 'Delete',
  close: 'Close',
} as const;

const actions: Readonly<Record<HolderHistoryEntry['action'], string>> = {
  appointed: 'Appointed',
  claimed: 'Added by the student',
  confirmed: 'Confirmed',
  refused: 'Returned',
  changed: 'Changed',
  completed: 'Completed',
  terminated: 'Terminated',
};

export const historyMessages = {
  title: 'History',
  loading: 'Loading history...',
  failed: "We couldn't load the history.",
  entry(action: HolderHistoryEntry['action'], by: string | undefined) {
    if (action === 'claimed') return actions.claimed;
    return by === undefined ? actions[action] : `${actions[action]} by ${by}`;
  },
} as const;

const named = new Intl.ListFormat('en-IN');

export const formMessages = {
  title: 'Add Position Holder', // specification
  tab: 'Add Position Holder (POR)', // specification
  position: 'Position holder',
  user: 'User',
  findUser: 'Find by name or email',
  userMissing: 'User selection is required', // specification
  positionTitle: 'Position',
  findPosition: 'Find a position',
  positionMissing: 'Position selection is required', // specification
  full: 'full this tenure',
  noPlace: (tenure: string, names: readonly string[]) => `No place is left in ${tenure}: ${named.format(names)}.`,
  noUnit: "Your role isn't linked to a unit yet. Ask the president.",
  tenure: 'Tenure Year',
  chooseTenure: 'Choose a tenure year',
  tenureMissing: 'Tenure year is required', // specification
  status: 'Status',
  chooseStatus: 'Choose a status',
  statusMissing: 'Status is required', // specification
  endReason: 'Reason',
  endReasonHint: 'The holder will see it.',
  endReasonMissing: 'Please give a reason.',
  appointment: 'Appointment Details', // specification
  appointedBy: 'Appointed By',
  appointedByMissing: 'Appointed by is required when appointment date is provided', // specification
  appointmentDate: 'Appointment Date',
  performance: 'Performance Metrics', // specification
  events: 'Events Organized',
  eventsNegative: 'Events organized cannot be negative', // specification
  budget: 'Budget Utilized',
  budgetNegative: 'Budget utilized cannot be negative', // specification
  whole: 'Please enter a whole number.',
  tooHigh: (max: number) => `Please enter at most ${new Intl.NumberFormat('en-IN').format(max)}.`,
  feedback: 'Feedback',
  optional: 'Optional',
  tooLong: (max: number) => `Please use at most ${max} characters.`,
  submit: 'Add Position Holder',
  busy: 'Adding...',
  discard: 'Discard',
  done: 'Position Holder created successfully!', // specification
  see: 'View in position holders',
  failed: 'Failed to create position holder.', // specification
} as const;

export const requirementMessages = {
  title: (position: string) => `Requirements of ${position}`,
  minCgpa: (cgpa: number) => `CGPA of at least ${cgpa}`,
  minYear: (year: number) => `Year ${year} or later`,
  skill: (name: string) => name,
  notEndorsed: 'Claimed, but not endorsed.',
  met: 'Met',
  unmet: 'Not met',
  unknown: 'No data',
  checking: 'Checking the requirements...',
  warning: (name: string) => `${name} doesn't meet every requirement. You can appoint them anyway.`,
  reason: 'Reason for exception',
} as const;

export const editMessages = {
  title: 'Edit Position Holder',
  stays: "Person, position and tenure can't be changed.",
  done: (holder: string) => `${holder} saved.`,
  failed: "We couldn't save the position holder.",
} as const;

export const endMessages = {
  title: (name: string, position: string) => `End ${position} for ${name}?`,
  text: (name: string, position: string, status: 'completed' | 'terminated') =>
    [
      `${name} will no longer hold ${position}, and their place opens up.`,
      ...(status === 'terminated' ? ["They'll see your reason and can no longer open the hand-over."] : []),
      "They'll be notified. This can't be undone.",
    ].join(' '),
  confirm: 'End position',
} as const;

export const removeMessages = {
  title: (holder: string) => `Delete ${holder}?`,
  text: (name: string, position: string, tenure: string) =>
    `The record of ${name} as ${position} for ${tenure} will be permanently deleted, including its appointment details, performance metrics and history. It disappears from ${name}'s positions too.`,
  instead: 'To end the position and keep the record, edit its status instead.',
  confirm: 'Delete position holder',
  busy: 'Deleting...',
  done: (holder: string) => `${holder} deleted.`,
  failed: "We couldn't delete the position holder.",
} as const;

export const claimMessages = {
  toConfirm: (count: string) => (count === '1' ? '1 position to confirm' : `${count} positions to confirm`),
  oldest: (age: string) => `Oldest ${age}`,
  loadFailed: "We couldn't load the positions to confirm.",
} as const;

import { HOLDER_STATUS_NAMES } from '@portal/contracts';

/* Texts of one's own positions; the specification's are marked and stay as they are. */

export const listMessages = {
  title: 'My Positions', // specification
  add: 'Add a Position', // specification
  search: 'Search by position or unit',
  status: 'Status',
  all: 'All',
  count: (shown: string, all: string) => `Showing ${shown} of ${all} positions`,
  loading: 'Loading your positions...',
  failed: 'Failed to fetch positions', // specification
  none: 'No positions yet',
  noneText: 'Positions you hold appear here. Add one if it is missing.',
  noneFound: 'No positions match your search.',
  noneFoundText: 'Try another word or status.',
  clear: 'Clear filters',
  states: {
    held: 'Confirmed',
    awaiting: 'Awaiting confirmation', // decision
    refused: 'Returned',
    ...HOLDER_STATUS_NAMES,
  },
} as const;

export const holdingMessages = {
  tenure: (tenure: string) => `Tenure ${tenure}`,
  appointed: (by: string | undefined, day: string | undefined) => {
    if (by === undefined) return day === undefined ? undefined : `Appointed on ${day}`;
    return day === undefined ? `Appointed by ${by}` : `Appointed by ${by} on ${day}`;
  },
  refusal: (reason: string) => `Returned: ${reason}`,
  end: (reason: string) => `Terminated: ${reason}`,
  correct: 'Correct',
  handOver: 'Hand-over',
  withdraw: 'Withdraw',
} as const;

export const claimMessages = {
  title: 'Add a Position', // specification
  correctTitle: 'Edit position',
  hint: 'Your club or council will be asked to confirm it.',
  position: 'Position',
  findPosition: 'Find a position by title or unit',
  positionMissing: 'Position selection is required', // specification
  tenure: 'Tenure Year',
  chooseTenure: 'Choose a tenure year',
  tenureMissing: 'Tenure year is required', // specification
  appointedBy: 'Appointed By',
  appointedByMissing: 'Appointed by is required when appointment date is provided', // specification
  appointmentDate: 'Appointment Date',
  tooLong: (max: number) => `Please use at most ${max} characters.`,
  submit: 'Add Position',
  resubmit: 'Resubmit',
  busy: 'Adding...',
  cancel: 'Cancel',
  done: 'Position created successfully!', // specification
  failed: 'Failed to create position.', // specification
} as const;

export const withdrawMessages = {
  title: (position: string) => `Withdraw ${position}?`,
  text: (position: string, unit: string, tenure: string) =>
    `This removes ${position} (${unit}, ${tenure}) from your positions and cancels the request to confirm it.`,
  confirm: 'Withdraw position',
  busy: 'Withdrawing...',
  done: (position: string) => `${position} withdrawn.`,
  failed: "We couldn't withdraw the position.",
} as const;

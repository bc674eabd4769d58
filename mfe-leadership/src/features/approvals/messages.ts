import type { ApprovalKind } from '@portal/contracts';
import type { ApprovalTexts } from './approval';

/* Texts of the inbox of approvals; the specification's are marked and stay as they are. */

export const inboxMessages = {
  title: 'Pending Approvals', // specification
  list: 'Pending',
  loading: 'Loading what is pending...',
  none: 'No pending approvals',
  noneText: 'What needs your decision appears here.',
  noneFiltered: 'Nothing matches these filters',
  clear: 'Clear filters',
  search: 'Search what is pending',
  kind: 'Kind',
  unit: 'Unit',
  room: 'Room',
  day: 'Day',
  today: 'Today',
  tomorrow: 'Tomorrow',
  all: 'All',
  order: 'Sort',
  urgent: 'Most urgent first',
  oldest: 'Oldest first',
  leftOut: {
    skills: 'New skills belong to no unit and are left out.',
    'other-kinds': 'Only room requests have a room and a day.',
  },
  approveMany: (count: string) => `Approve ${count}`,
  refuseMany: (count: string) => `Return ${count}`,
  of: (kind: string, title: string) => `${kind}: ${title}`,
  more: 'Show more',
  keys: 'Shortcuts: J and K to move, Enter for details, X to select, A to approve, R to return, U to undo',
  undo: 'Undo',
  held: (what: string, outcome: string) => `${what}: ${outcome}.`,
  heldMany: (count: string, outcome: string) => `${count} ${outcome}.`,
  mixed: 'decided',
  refused: 'Not everything was decided:',
  reasonHint: 'The person sees it.',
  refuseTitle: (count: number) => (count === 1 ? 'Why is it returned?' : `Why are these ${count} returned?`),
} as const;

const endorsed = { approve: 'Endorse', refuse: 'Return', approved: 'endorsed', refused: 'returned' } as const;

export const approvalTexts = {
  'room-requests': {
    label: 'Room requests',
    one: 'Room request',
    approve: 'Approve', // specification
    refuse: 'Reject', // specification
    approved: 'approved',
    refused: 'rejected',
    failed: "We couldn't send the decision. Please try again.",
    loadFailed: "We couldn't load the room requests.",
  },
  positions: {
    label: 'Positions',
    one: 'Position',
    approve: 'Confirm',
    refuse: 'Return',
    approved: 'confirmed',
    refused: 'returned',
    failed: "We couldn't send the decision. Please try again.",
    loadFailed: "We couldn't load the claimed positions.",
  },
  'user-skills': {
    ...endorsed,
    label: 'User Skills', // specification
    one: 'Skill',
    failed: 'Failed to endorse skill. Please try again.', // specification
    loadFailed: 'Failed to load user skills. Please try again.', // specification
  },
  skills: {
    ...endorsed,
    label: 'New skills',
    one: 'New skill',
    failed: 'Failed to endorse skill. Please try again.', // specification
    loadFailed: 'Failed to load skills. Please try again.', // specification
  },
  achievements: {
    ...endorsed,
    label: 'Achievements', // specification
    one: 'Achievement',
    approve: 'Verify',
    approved: 'verified',
    failed: 'Failed to verify achievement.', // specification
    loadFailed: 'Failed to load achievements', // specification
  },
} as const satisfies Record<ApprovalKind, ApprovalTexts>;

export const detailMessages = {
  otherDecides: 'The general secretary decides',
  presidentDecides: 'The President decides',
  tenure: (tenure: string) => `Tenure ${tenure}`,
  appointed: (by: string, day: string | undefined) => `Appointed by ${by}${day === undefined ? '' : ` on ${day}`}`,
  noDay: "We couldn't show the day of the room.",
  rejectReasons: [
    'The room is booked for another event.',
    "This time isn't available.",
    'A smaller room would be enough.',
  ],
} as const;

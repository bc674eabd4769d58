/* Texts of the organizational units; the specification's are marked and stay as they are. */

export const formMessages = {
  title: 'Create Organizational Unit', // specification
  organization: 'Organization',
  name: 'Organization Name',
  nameExample: 'e.g. Robotics Club',
  nameMissing: 'Organization name is required', // specification
  type: 'Organization Type',
  chooseType: 'Choose a type',
  typeMissing: 'Organization type is required', // specification
  category: 'Category',
  chooseCategory: 'Choose a category',
  categoryMissing: 'Category is required', // specification
  ownCategory: 'Set by your role.',
  parent: 'Parent Organization',
  findParent: 'Find a unit',
  parentHint: 'Leave empty for a top-level unit.',
  parentsFailed: 'Could not load parent organizations.', // specification
  level: 'Hierarchy Level',
  levelHint: 'Higher numbers mean lower levels.',
  levelLow: 'Hierarchy level must be at least 1', // specification
  levelHigh: (max: number) => `Hierarchy level must be at most ${max}`,
  description: 'Description',
  isActive: 'Active',
  activeHint: 'Only active units are offered for new events, positions and roles.',
  contact: 'Contact',
  email: 'Contact Email',
  emailMissing: 'Contact email is required', // specification
  emailInvalid: 'Please enter a valid email address', // specification
  links: 'Social Media',
  platform: (number: number) => `Platform ${number}`,
  platformExample: 'e.g. Instagram',
  url: (number: number) => `Web address ${number}`,
  urlExample: 'https://',
  urlInvalid: 'Enter a link that starts with https://',
  addLink: 'Add a link',
  removeLink: (number: number) => `Remove link ${number}`,
  budget: 'Budget',
  allocated: 'Allocated Budget',
  spent: 'Spent Amount',
  amountInvalid: 'Please enter an amount.',
  amountNegative: "The amount can't be negative.",
  amountStep: 'Use at most two decimals.',
  amountHigh: (max: number) => `Please enter at most ${new Intl.NumberFormat('en-IN').format(max)}.`,
  tooLong: (max: number) => `Please use at most ${max} characters.`,
  submit: 'Create', // specification
  busy: 'Creating...',
  cancel: 'Cancel', // specification
  discard: 'Discard',
  done: 'Organizational unit created successfully!', // specification
  see: 'View the unit',
  unknown: 'An unknown error occurred.', // specification
  failed: (message: string) => `Error: ${message}`, // specification
} as const;

export const treeMessages = {
  title: 'Units',
  export: 'Export',
  exporting: 'Exporting...',
  exportFailed: "We couldn't export the units.",
  create: 'Create Organizational Unit', // specification
  loading: 'Loading units...',
  failed: "We couldn't load the units.",
  search: 'Search units',
  tree: 'Organizational units',
  none: 'No units found.',
  clear: 'Show all units',
  noneYet: 'Councils, clubs and committees appear here once they are created.',
  noneFound: 'Check the spelling or try fewer letters.',
  count: (shown: string, all: string) => `Showing ${shown} of ${all} units`,
  inactive: 'Inactive',
  top: 'All units',
  subUnits: (count: number) => (count === 1 ? '1 sub-unit' : `${count} sub-units`),
  open: (name: string) => `Open ${name}`,
} as const;

export const unitMessages = {
  title: 'Unit',
  back: 'Units',
  loading: 'Loading the unit...',
  failed: "We couldn't load the unit.",
  notFoundTitle: 'Unit not found',
  notFound: 'It may have been removed, or the link is incomplete.',
  toUnits: 'View units',
  inactive: 'Inactive',
  description: 'About',
  subUnits: 'Sub-units',
  information: 'Information',
  type: 'Type',
  category: 'Category',
  parent: 'Part of',
  level: 'Hierarchy level',
  contact: 'Contact',
  budget: 'Budget',
  allocated: 'Allocated',
  spent: 'Spent',
  left: 'Left',
  positions: 'Positions',
  allPositions: 'All positions',
  noPositions: 'No positions yet',
  positionsLoading: 'Loading positions...',
  positionsFailed: "We couldn't load the positions.",
  free: (count: number) => (count === 1 ? '1 place free' : `${count} places free`),
  filled: 'Filled',
  leaders: 'Led by',
  leadersLoading: 'Loading who leads the unit...',
  leadersFailed: "We couldn't load who leads the unit.",
  noLeaders: 'No one leads this unit at the moment',
  people: 'Office-bearers',
  peopleLoading: 'Loading office-bearers...',
  peopleFailed: "We couldn't load the office-bearers.",
  noPeople: 'No one holds a position at the moment',
  allHolders: 'All position holders',
  tenure: (tenure: string) => `Tenure ${tenure}`,
  claims: 'Positions to confirm',
  claimsFailed: "We couldn't load the positions to confirm.",
  reviewClaims: 'Review',
  roomRequests: 'Pending room requests',
  allEvents: 'All events',
  feedback: 'Unresolved feedback',
  allFeedback: 'All feedback',
  workFailed: "We couldn't load the room requests and the feedback of this unit.",
  giveFeedback: 'Give feedback',
  edit: 'Edit',
} as const;

export const editMessages = {
  title: 'Edit Unit',
  done: (name: string) => `${name} saved.`,
  failed: "We couldn't save the unit.",
} as const;

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

export const activityMessages = {
  deactivate: 'Deactivate',
  reactivate: 'Reactivate',
  deactivateTitle: (name: string) => `Deactivate ${name}?`,
  deactivateText: (name: string) =>
    `${name} will no longer be offered for new events, positions and roles. You can reactivate it at any time.`,
  stays: (list: string) => `Not affected: ${list}.`,
  subUnits: (count: number) => counted(count, 'active sub-unit', 'active sub-units'),
  positions: (count: number) => counted(count, 'position', 'positions'),
  holders: (count: number) => counted(count, 'active position holder', 'active position holders'),
  events: (count: number) => counted(count, 'upcoming event', 'upcoming events'),
  deactivating: 'Deactivating...',
  deactivated: (name: string) => `${name} deactivated.`,
  reactivateTitle: (name: string) => `Reactivate ${name}?`,
  reactivateText: (name: string) => `${name} will be offered again for new events, positions and roles.`,
  reactivating: 'Reactivating...',
  reactivated: (name: string) => `${name} reactivated.`,
  failed: "We couldn't change the unit.",
} as const;

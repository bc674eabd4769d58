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
  ownCategory: 'Your category.',
  parent: 'Parent Organization',
  findParent: 'Find a unit',
  parentHint: 'Leave empty for a unit at the top.',
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
  urlInvalid: 'Please enter web addresses that begin with https://.',
  addLink: 'Add a link',
  removeLink: (number: number) => `Remove link ${number}`,
  budget: 'Budget',
  allocated: 'Allocated Budget',
  spent: 'Spent Amount',
  amountInvalid: 'Please enter an amount.',
  amountNegative: "The amount can't be negative.",
  amountStep: 'Please enter the amount in steps of 0.01.',
  amountHigh: 'Please enter a smaller amount.',
  tooLong: (max: number) => `Please use at most ${max} characters.`,
  submit: 'Create', // specification
  busy: 'Creating...',
  cancel: 'Cancel', // specification
  draftSaved: 'Draft saved in this tab.',
  discard: 'Discard',
  done: 'Organizational unit created successfully!', // specification
  unknown: 'An unknown error occurred.', // specification
  failed: (message: string) => `Error: ${message}`, // specification
} as const;

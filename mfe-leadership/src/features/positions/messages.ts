/* Texts of the positions; the specification's are marked and stay as they are. */

export const listMessages = {
  positions: 'View Positions', // specification
  add: 'Add Position', // specification
  search: 'Search by title, type, unit or skill',
  department: 'Department', // specification
  type: 'Type',
  all: 'All',
  count: (shown: string, all: string) => `Showing ${shown} of ${all} positions`, // specification
  loading: 'Loading positions...',
  failed: 'The positions could not be loaded.',
  moreFailed: 'More positions could not be loaded.',
  more: (count: number) => `Show ${count} more`,
  none: 'No positions found.', // specification
  noneFiltered: 'Try another word, department or type.',
  noneYet: 'Positions appear here as soon as somebody adds one.',
  clear: 'Clear filters',
} as const;

export const cardMessages = {
  details: 'View Details',
  detailsOf: (title: string) => `View Details of ${title}`,
  edit: (title: string) => `Edit ${title}`,
  remove: (title: string) => `Delete ${title}`,
  count: (count: string) => (count === '1' ? '1 position' : `${count} positions`),
  moreSkills: (count: number) => `+${count} more`,
} as const;

export const detailsMessages = {
  title: 'Position Details',
  information: 'Position Information',
  position: 'Position',
  id: 'Position ID',
  department: 'Department',
  type: 'Type',
  count: 'Positions',
  requirements: 'Requirements',
  minCgpa: 'Min CGPA',
  minYear: 'Min year of study',
  skills: 'Skills',
  noSkills: 'None asked for',
  responsibilities: 'Responsibilities',
  description: 'Description',
  timeline: 'Timeline',
  created: 'Created',
  edit: 'Edit',
  remove: 'Delete',
  close: 'Close',
} as const;

export const formMessages = {
  title: 'Add New Position', // specification
  position: 'Position',
  positionTitle: 'Position Title',
  titleExample: 'Team Lead, Web',
  titleMissing: 'Position title is required', // specification
  unit: 'Organizational Unit',
  findUnit: 'Find a unit',
  ownUnit: 'Your own unit.',
  noUnit: 'Your role has no unit yet. The president can give it one.',
  unitStays: 'The unit of a position stays the same.',
  unitMissing: 'Organizational unit is required', // specification
  type: 'Position Type',
  chooseType: 'Choose a type',
  typeMissing: 'Position type is required', // specification
  customType: 'Your own type',
  customTypeExample: 'Treasurer',
  customTypeMissing: 'Please specify the position type', // specification
  description: 'Description',
  count: 'Number of Positions',
  countHint: 'How many hold it in a tenure.',
  countLow: 'Position count must be at least 1', // specification
  countHigh: 'Position count must be at most 1000',
  work: 'What it does',
  duties: 'Responsibilities',
  dutyLines: {
    example: 'What its holder does',
    add: 'Add a responsibility',
    line: (number: number) => `Responsibility ${number}`,
    remove: (number: number) => `Remove responsibility ${number}`,
  },
  dutiesMissing: 'At least one responsibility is required', // specification
  requirements: 'Requirements',
  minCgpa: 'Min CGPA',
  cgpaRange: 'CGPA must be between 0 and 10', // specification
  cgpaStep: 'Please give the CGPA in steps of 0.1.',
  minYear: 'Min Year of Study',
  year: (year: number) => `Year ${year}`,
  skills: 'Required skills',
  skillLines: {
    example: 'A skill it needs',
    add: 'Add a skill',
    line: (number: number) => `Skill ${number}`,
    remove: (number: number) => `Remove skill ${number}`,
  },
  tooLong: (max: number) => `Please use at most ${max} characters.`,
  tooMany: (max: number) => `Please use at most ${max} lines.`,
  preview: 'As students will see it',
  untitled: 'Your position',
  submit: 'Add Position', // specification
  busy: 'Adding...',
  draftKept: 'Not added yet, kept in this tab.',
  discard: 'Discard',
  done: 'Position created successfully!', // specification
  see: 'See it among the positions',
  failed: 'Failed to create position. Please try again.', // specification
} as const;

export const editMessages = {
  title: 'Edit Position',
  save: 'Save',
  busy: 'Saving...',
  cancel: 'Cancel',
  done: (title: string) => `${title} is saved.`,
  failed: 'The position could not be saved.',
  concurrentChanges: (fields: string) => `Changed meanwhile: ${fields}.`,
  nextStep: 'What you typed is kept, and the other fields are as they are now. Look through them and save again.',
} as const;

export const removeMessages = {
  title: (title: string) => `Delete ${title}?`,
  text: (title: string, unit: string) =>
    `${title} of ${unit} leaves the list and the search. What was said about it in feedback stays. This cannot be undone.`,
  confirm: 'Delete position',
  busy: 'Deleting...',
  done: (title: string) => `${title} is deleted.`,
  failed: 'The position could not be deleted.',
} as const;

/* Texts of the positions; the specification's are marked and stay as they are. */

export const listMessages = {
  export: 'Export',
  exporting: 'Exporting...',
  exportFailed: "We couldn't export the positions.",
  positions: 'View Positions', // specification
  add: 'Add Position', // specification
  search: 'Search by title, type, unit or skill',
  department: 'Department', // specification
  type: 'Type',
  all: 'All',
  count: (shown: string, all: string) => `Showing ${shown} of ${all} positions`, // specification
  loading: 'Loading positions...',
  failed: "We couldn't load the positions.",
  moreFailed: "We couldn't load more positions.",
  more: (count: number) => `Show ${count} more`,
  none: 'No positions found.', // specification
  noneFiltered: 'Try another word, department or type.',
  noneYet: 'Positions appear here once they are added.',
  clear: 'Clear filters',
} as const;

export const cardMessages = {
  details: 'View Details',
  detailsOf: (title: string) => `View Details of ${title}`,
  holders: 'Holders',
  holdersOf: (title: string) => `Holders of ${title}`,
  edit: (title: string) => `Edit ${title}`,
  remove: (title: string) => `Delete ${title}`,
  places: (count: string) => (count === '1' ? '1 place' : `${count} places`),
  filled: (filled: string, count: string) => `${filled} of ${count} ${count === '1' ? 'place' : 'places'} filled`,
  moreSkills: (count: number) => `+${count} more`,
} as const;

export const detailsMessages = {
  title: 'Position Details',
  information: 'Position Information',
  position: 'Position',
  id: 'Position ID',
  department: 'Department',
  type: 'Type',
  count: 'Places',
  holders: 'Holders',
  seeHolders: 'See who holds it',
  requirements: 'Requirements',
  minCgpa: 'Min CGPA',
  minYear: 'Min year of study',
  skills: 'Skills',
  noSkills: 'None required',
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
  titleExample: 'e.g. Team Lead, Web',
  titleMissing: 'Position title is required', // specification
  unit: 'Organizational Unit',
  findUnit: 'Find a unit',
  ownUnit: 'Your unit.',
  noUnit: "Your role isn't linked to a unit yet. Ask the president.",
  unitStays: "A position's unit can't be changed.",
  unitMissing: 'Organizational unit is required', // specification
  type: 'Position Type',
  chooseType: 'Choose a type',
  typeMissing: 'Position type is required', // specification
  customType: 'Custom type',
  customTypeExample: 'e.g. Treasurer',
  customTypeMissing: 'Please specify the position type', // specification
  description: 'Description',
  count: 'Number of Positions',
  countHint: 'How many people can hold this position at once.',
  countLow: 'Position count must be at least 1', // specification
  countHigh: 'Position count must be at most 1000',
  duties: 'Responsibilities',
  dutyLines: {
    example: 'e.g. Plan the weekly session',
    add: 'Add a responsibility',
    line: (number: number) => `Responsibility ${number}`,
    remove: (number: number) => `Remove responsibility ${number}`,
  },
  dutiesMissing: 'At least one responsibility is required', // specification
  requirements: 'Requirements',
  minCgpa: 'Min CGPA',
  cgpaRange: 'CGPA must be between 0 and 10', // specification
  cgpaStep: 'Please enter the CGPA in steps of 0.1.',
  minYear: 'Min Year of Study',
  year: (year: number) => `Year ${year}`,
  skills: 'Required skills',
  skillLines: {
    example: 'e.g. Public speaking',
    add: 'Add a skill',
    line: (number: number) => `Skill ${number}`,
    remove: (number: number) => `Remove skill ${number}`,
  },
  tooLong: (max: number) => `Please use at most ${max} characters.`,
  tooMany: (max: number) => `Please add at most ${max}.`,
  preview: 'As students will see it',
  untitled: 'Your position',
  submit: 'Add Position', // specification
  busy: 'Adding...',
  discard: 'Discard',
  done: 'Position created successfully!', // specification
  see: 'View in positions',
  failed: 'Failed to create position. Please try again.', // specification
} as const;

export const editMessages = {
  title: 'Edit Position',
  done: (title: string) => `${title} saved.`,
  failed: "We couldn't save the position.",
} as const;

export const removeMessages = {
  title: (title: string) => `Delete ${title}?`,
  text: (title: string, unit: string) =>
    `${title} of ${unit} will be removed from lists and search. Existing feedback will remain. This can't be undone.`,
  confirm: 'Delete position',
  busy: 'Deleting...',
  done: (title: string) => `${title} deleted.`,
  failed: "We couldn't delete the position.",
} as const;

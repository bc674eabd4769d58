/* Texts of one's own skills; the specification's are marked and stay as they are. */

export const listMessages = {
  title: 'Manage Skills', // specification
  add: 'Add Skill',
  list: 'Your skills',
  search: 'Search by skill or category',
  level: 'Level',
  state: 'State',
  all: 'All',
  count: (shown: string, all: string) => `Showing ${shown} of ${all} skills`,
  loading: 'Loading your skills...',
  failed: "We couldn't load your skills.",
  moreFailed: "We couldn't load more skills.",
  more: 'Show more skills',
  none: 'No skills yet',
  noneText: 'Add what you can do. Your general secretary endorses it.',
  noneFound: 'No skills match your search.',
  noneFoundText: 'Try another word, level or state.',
  clear: 'Clear filters',
  states: { claimed: 'Pending', endorsed: 'Endorsed', returned: 'Returned' },
} as const;

export const rowMessages = {
  endorsed: (by: string, day: string) => `Endorsed by ${by} on ${day}`,
  added: (day: string) => `Added on ${day}`,
  position: (title: string, unit: string) => `${title}, ${unit}`,
  event: (title: string) => `From ${title}`,
  returned: (by: string, day: string, reason: string) => `Returned by ${by} on ${day}: ${reason}`,
  correct: 'Correct',
  change: (skill: string) => `Change ${skill}`,
  withdraw: (skill: string) => `Withdraw ${skill}`,
} as const;

export const addMessages = {
  title: 'Add Skill',
  skill: 'Skill',
  findSkill: 'Find a skill by name or category',
  skillMissing: 'Please select a skill.', // specification
  skillUnknown: 'Please select a valid skill.', // specification
  notListed: 'Not in the list?',
  toNew: 'Add a new skill',
  addTyped: (name: string) => `Add ${name} as a new skill`,
  toList: 'Choose from the list',
  newTitle: 'New skill',
  incomplete: 'Please fill all required fields in the new skill form.', // specification
  name: 'Name',
  nameMissing: 'Please enter a name.',
  category: 'Category',
  categoryExample: 'e.g. Music',
  categoryMissing: 'Please enter a category.',
  type: 'Type',
  chooseType: 'Choose a type',
  typeMissing: 'Please choose a type.',
  description: 'Description',
  similar: 'Already in the list',
  similarText: 'Choose one of these if it is the same skill.',
  useSimilar: (skill: string) => `Use ${skill}`,
  added: 'already added',
  level: 'Level',
  position: 'Position',
  positionHint: 'Where you used it. Only positions that are confirmed.',
  noPosition: 'No position',
  tooLong: (max: number) => `Please use at most ${max} characters.`,
  submit: 'Add Skill',
  busy: 'Adding...',
  cancel: 'Cancel',
  done: 'Skill added successfully!', // specification
  failed: 'Error adding skill.', // specification
} as const;

export const changeMessages = {
  title: (skill: string) => `Change ${skill}`,
  correctTitle: (skill: string) => `Correct ${skill}`,
  correctHint: 'Saving submits it again.',
  done: (skill: string) => `${skill} saved.`,
  submitted: (skill: string) => `${skill} submitted again.`,
  failed: "We couldn't save the skill.",
} as const;

export const withdrawMessages = {
  title: (skill: string) => `Withdraw ${skill}?`,
  text: (skill: string) => `${skill} leaves your skills, and no one is asked to endorse it. You can add it again.`,
  textEndorsed: (skill: string) =>
    `${skill} leaves your skills, and its endorsement is lost. When you add it again, it has to be endorsed again.`,
  confirm: 'Withdraw skill',
  busy: 'Withdrawing...',
  done: (skill: string) => `${skill} withdrawn.`,
  failed: "We couldn't withdraw the skill.",
} as const;

export const offerMessages = {
  title: 'From events you attended',
  attended: (event: string, day: string) => `${event}, ${day}`,
  add: 'Add',
  addSkill: (skill: string) => `Add ${skill}`,
  busy: 'Adding...',
  done: 'Skill added successfully!', // specification
  notAdded: 'Error adding skill.', // specification
  failed: "We couldn't load the skills of your events.",
} as const;

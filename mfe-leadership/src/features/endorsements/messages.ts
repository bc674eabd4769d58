import { HOLDER_STATUS_NAMES, type HolderStatus, type Role } from '@portal/contracts';

/* Texts of the endorsement panel; the specification's are marked and stay as they are. */

const plural = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

export const panelMessages = {
  title: 'Endorsement Panel',
  titles: {
    GENSEC_ACADEMIC: 'Academic Endorsement Panel',
    GENSEC_CULTURAL: 'Cultural Endorsement Panel', // specification
    GENSEC_SPORTS: 'Sports Endorsement Panel',
    GENSEC_SCITECH: 'SciTech Endorsement Panel',
  } as Partial<Record<Role, string>>,
  tabs: 'What to endorse',
  type: 'Type',
  unit: 'Unit',
  all: 'All',
  order: 'Sort',
  oldest: 'Oldest first',
  newest: 'Newest first',
} as const;

export const clubMessages = {
  title: 'Review Achievements', // specification
  back: 'Club dashboard',
} as const;

export const queueMessages = {
  of: (title: string, owner: string | undefined) => (owner === undefined ? title : `${title}, ${owner}`),
  giveBack: 'Return',
  returning: 'Returning...',
  proofs: (count: number) => (count === 0 ? 'No proof' : plural(count, 'proof', 'proofs')),
  presidentDecides: 'The President decides',
  otherDecides: 'The general secretary decides',
  more: 'Show more',
  moreFailed: "We couldn't load more.",
  clear: 'Clear filters',
  noMatch: 'Nothing matches your search',
  noMatchText: 'Check the spelling or try fewer letters.',
  ofEvent: (title: string | undefined) => (title === undefined ? 'One event' : `Event: ${title}`),
  anyEvent: 'Show achievements of all events',
  refused: (done: string) => `Not everything was ${done}:`,
} as const;

export const evidenceMessages = {
  evidence: 'Evidence',
  none: 'The portal knows of no evidence for this.',
  alsoEndorsed: 'Also endorsed',
  claimed: (day: string) => `Claimed ${day}`,
  achieved: (day: string) => `Achieved ${day}`,
  proposed: (day: string) => `Proposed ${day}`,
  position: (tenure: string, status: HolderStatus) =>
    `Position, ${tenure}, ${HOLDER_STATUS_NAMES[status].toLowerCase()}`,
  attended: (when: string, by: string) => `Checked in ${when} by ${by}`,
  notAttended: 'Event, no check-in recorded',
  certificate: 'Certificate',
  otherSite: (host: string) => `Opens ${host} in a new tab`,
  download: (name: string) => `Download ${name}`,
  file: 'Certificate, uploaded file',
} as const;

export const reasonMessages = {
  withdrawHint: 'The student sees it, may correct the claim and send it again.',
  withdrawTitle: (approval: string, item: string) => `Withdraw the ${approval} of ${item}?`,
  withdraw: (approval: string) => `Withdraw ${approval}`,
  withdrawing: 'Withdrawing...',
  withdrawFailed: (approval: string) => `We couldn't withdraw the ${approval}. Please try again.`,
  returnFailed: "We couldn't return this. Please try again.",
} as const;

export const decidedMessages = {
  withdraw: 'Withdraw',
  withdrawOf: (item: string) => `Withdraw ${item}`,
  withdrawn: (item: string, approval: string) => `${item}: ${approval} withdrawn.`,
  by: (by: string, day: string) => `${by}, ${day}`,
  loading: 'Loading what was decided...',
  failed: "We couldn't load what was decided.",
  more: 'Show more',
} as const;

/** The texts of one kind. */
export interface KindTexts {
  readonly tab: string;
  readonly search: string;
  readonly loading: string;
  readonly loadFailed: string;
  readonly none: string;
  readonly noneText: string;
  readonly failed: string;
  readonly endorse: string;
  readonly endorseMany: (count: string) => string;
  /** As in "Not everything was endorsed". */
  readonly past: string;
  readonly done: (count: number, item: string) => string;
  readonly returned: (count: number, item: string) => string;
  readonly returnTitle: (count: number) => string;
  readonly returnMany: (count: string) => string;
  readonly returnHint: string;
  readonly decided: string;
  /** What can be withdrawn: skills are endorsed, achievements verified. */
  readonly approval: string;
  readonly keys: string;
}

const keys = (endorse: string, open = 'evidence') =>
  `Shortcuts: J and K to move, Enter for ${open}, X to select, E to ${endorse}, R to return`;
const returnHint = 'Each owner sees it, may correct the claim and send it again. Nothing is deleted.';
const returnMany = (count: string) => `Return ${count}`;

const skillTexts = {
  failed: 'Failed to endorse skill. Please try again.', // specification
  endorse: 'Endorse', // specification
  endorseMany: (count: string) => `Endorse ${count}`,
  past: 'endorsed',
  done: (count: number, item: string) => (count === 1 ? `${item} endorsed.` : `${count} skills endorsed.`),
  returned: (count: number, item: string) => (count === 1 ? `${item} returned.` : `${count} skills returned.`),
  returnTitle: (count: number) => `Return ${plural(count, 'skill', 'skills')}`,
  returnMany,
  returnHint,
  decided: 'Recently endorsed',
  approval: 'endorsement',
} as const;

export const kindTexts = {
  'user-skills': {
    ...skillTexts,
    tab: 'User Skills', // specification
    search: 'Search by name, student ID or skill',
    loading: 'Loading user skills...',
    loadFailed: 'Failed to load user skills. Please try again.', // specification
    none: 'All user skills endorsed!', // specification
    noneText: 'Skills that students claim appear here.',
    keys: keys('endorse'),
  },
  skills: {
    ...skillTexts,
    tab: 'Skills', // specification
    search: 'Search by skill or category',
    loading: 'Loading skills...',
    loadFailed: 'Failed to load skills. Please try again.', // specification
    none: 'All skills endorsed!', // specification
    noneText: 'New skills that students add to the catalogue appear here.',
    returnHint: 'Each student who claims it sees the reason, and may add the skill again. Nothing is deleted.',
    keys: keys('endorse', 'details'),
  },
  achievements: {
    tab: 'Achievements', // specification
    search: 'Search by name, student ID or title',
    loading: 'Loading achievements...',
    loadFailed: 'Failed to load achievements', // specification
    none: 'No achievements pending endorsement.', // specification
    noneText: 'Achievements that students add appear here.',
    failed: 'Failed to verify achievement.', // specification
    endorse: 'Verify',
    endorseMany: (count: string) => `Verify ${count}`,
    past: 'verified',
    done: (count: number, item: string) => (count === 1 ? `${item} verified.` : `${count} achievements verified.`),
    returned: (count: number, item: string) => (count === 1 ? `${item} returned.` : `${count} achievements returned.`),
    returnTitle: (count: number) => `Return ${plural(count, 'achievement', 'achievements')}`,
    returnMany,
    returnHint,
    decided: 'Recently verified',
    approval: 'verification',
    keys: keys('verify'),
  },
} as const satisfies Record<string, KindTexts>;

/** Texts of the dashboard of a club; the specification's are marked and stay as they are. */
export const messages = {
  figures: 'Figures',
  title: 'Club dashboard',
  welcome: (name: string) => `Welcome, ${name}`,
  loading: 'Loading club data...', // specification
  error: (message: string) => `Error: ${message}`, // specification
  failed: "We couldn't load the club data.",
  none: 'No club data found', // specification
  noneText: "Your account isn't linked to a club yet. Ask the president.",
  members: 'Total Active Members', // specification
  totalEvents: 'Total Events', // specification
  upcoming: (count: string) => `${count} upcoming`,
  budgetUsed: 'Budget Used', // specification
  share: (percent: string, allocated: string) => `${percent}% of ${allocated}`,
  reviews: 'Pending Reviews', // specification
  waiting: 'Waiting for you',
  openFeedback: (count: string) => `${count} feedback`,
  openAchievements: (count: number, shown: string) => `${shown} ${count === 1 ? 'achievement' : 'achievements'}`,
  nothingPending: 'Nothing pending',
  recentEvents: 'Recent Events', // specification
  pending: 'Pending Endorsements', // specification
  endorse: 'Endorse', // specification
  endorseOf: (achievement: string, recipient: string) => `Endorse ${achievement}, by ${recipient}`,
  nonePending: 'No achievements pending endorsement.', // specification
  unnamed: 'Unknown', // specification
  all: 'Review all',
  recentFeedback: 'Recent Feedback', // specification
  noFeedback: 'No feedback yet',
  allFeedback: 'View All Feedback', // specification
  stars: (stars: number) => `${stars} of 5 stars`,
  anonymous: 'Anonymous', // specification
  unknown: 'Unknown', // specification
  quickActions: 'Quick Actions', // specification
  addPosition: 'Add New Position', // specification
  forTenure: (tenure: string) => `For the tenure ${tenure}`,
  createEvent: 'Create Event', // specification
  forClub: (club: string) => `For ${club}`,
  reviewAchievements: 'Review Achievements', // specification
  toReview: (count: string) => `${count} waiting`,
  endorseSkills: 'Endorse Skills', // specification
  skillsOf: (count: number, shown: string) => `Skills of ${shown} ${count === 1 ? 'member' : 'members'}`,
  information: 'Club Information', // specification
  unitPage: 'View the unit',
  allocated: 'Budget allocated',
  spent: 'Spent',
  used: (percent: string) => `${percent}% used`,
  left: (amount: string) => `${amount} left`,
  over: (amount: string) => `${amount} over budget`,
} as const;

/** Columns of the lists in the report of the dashboard. */
export const reportMessages = {
  events: ['Event', 'Date', 'Venue', 'Status'],
  endorsements: ['Achievement', 'Student', 'Type'],
  feedback: ['Type', 'Stars', 'Comment', 'By', 'Date'],
} as const;

/** How many more or fewer members there are than in the tenure before; without any then, no percentage says it. */
export function growthText(growth: number | null, previous: string): string {
  if (growth === null) return `No members in ${previous}`;
  if (growth === 0) return `As many as in ${previous}`;
  return growth > 0 ? `${growth}% over ${previous}` : `${-growth}% below ${previous}`;
}

/** Texts of the Skills view. */
export const skillMessages = {
  title: 'Skills', // specification
  back: 'Club dashboard',
  loading: 'Loading skills...',
  failed: 'Failed to load skills. Please try again.', // specification
  noMembers: 'No members this tenure',
  noMembersText: 'The skills of people who hold a position in your club appear here.',
  addHolder: 'Add Position Holder',
  noSkills: 'No skills yet',
  noSkillsText: 'Skills appear here once your members add them to their profile.',
  of: (members: number, shown: string) => `Skills of ${shown} ${members === 1 ? 'member' : 'members'}.`,
  endorser: 'General secretaries endorse the skills of their own type.',
  cut: (shown: string, total: string) => `Showing the ${shown} most common of ${total} skills.`,
  list: 'Skills of the members',
  members: (count: number, shown: string) => `${shown} ${count === 1 ? 'member' : 'members'}`,
  endorsed: (shown: string) => `${shown} endorsed`,
  waiting: (shown: string) => `${shown} waiting`,
} as const;

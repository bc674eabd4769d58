/** Texts of the achievements at an event; the specification's are marked and stay as they are. */
export const achievementMessages = {
  title: 'Achievements',
  loading: 'Loading achievements...',
  failed: 'Failed to load achievements', // specification
  none: 'No achievements pending endorsement.', // specification
  pending: (count: number, text: string) => (count === 1 ? '1 achievement pending' : `${text} achievements pending`),
  review: 'Review Achievements', // specification
} as const;

/** Keys of the query cache that belong to this feature alone. */
export const recordKeys = {
  verified: ['record', 'verified'],
  links: ['record', 'links'],
  shown: (token: string) => ['record', 'shown', token],
} as const;

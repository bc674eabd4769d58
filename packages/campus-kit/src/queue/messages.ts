/** Texts of lists in which one decides. */
export const messages = {
  pending: (count: string) => `${count} pending`,
  selected: (count: string, all: string) => `${count} of ${all} selected`,
  selectAll: 'Select all',
  select: (item: string) => `Select ${item}`,
  reason: 'Reason',
  reasonMissing: 'Please give a reason.',
  reasonTooLong: (max: number) => `Please use at most ${max} characters.`,
  suggestedReasons: 'Suggested reasons',
  cancel: 'Cancel',
} as const;

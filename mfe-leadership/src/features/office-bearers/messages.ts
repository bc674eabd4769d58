/* Texts of the office-bearers of a tenure. */

export const messages = {
  title: 'Office-bearers',
  tenure: 'Tenure',
  count: (tenure: string, count: string, isOne: boolean) =>
    `Tenure ${tenure}: ${count} ${isOne ? 'office-bearer' : 'office-bearers'}`,
  loading: 'Loading office-bearers...',
  failed: "We couldn't load the office-bearers.",
  moreFailed: "We couldn't load more office-bearers.",
  more: (count: string) => `Show ${count} more`,
  none: 'No office-bearers in this tenure yet.',
  endedEarly: 'Terminated',
  print: 'Print',
  printBusy: 'Preparing...',
} as const;

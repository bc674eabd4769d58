/** Every text of the palette. */
export const messages = {
  title: 'Search',
  list: 'Results',
  loading: 'Searching...',
  empty: (typed: string) => `Nothing found for “${typed}”`,
  emptyText: 'Words are found by their beginnings. Check the spelling, or type fewer letters.',
  results: (count: number) => (count === 0 ? 'No results' : count === 1 ? '1 result' : `${count} results`),
  move: 'Move',
  open: 'Open',
  close: 'Close',
  enterKey: 'Enter',
  escapeKey: 'Esc',
  failed: 'Only pages could be searched just now. Please try again in a moment.',
  retry: 'Retry',
  pages: 'Pages',
  kinds: { event: 'Events', person: 'People', unit: 'Units', position: 'Positions' },
  statuses: { planned: 'Planned', ongoing: 'Ongoing', completed: 'Completed', cancelled: 'Cancelled' },
} as const;

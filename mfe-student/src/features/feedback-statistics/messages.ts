export const statisticsMessages = {
  label: 'Figures',
  loading: 'Loading figures...',
  failed: "We couldn't load the figures.",
  ratings: 'Ratings',
  of: (count: number, ratings: string) => `of 5, from ${ratings} ${count === 1 ? 'rating' : 'ratings'}`,
  none: 'No ratings yet',
  row: (stars: number, count: string) => `${stars} ${stars === 1 ? 'star' : 'stars'}: ${count}`,
  openAndResolved: 'Open and resolved',
  open: 'Not Resolved', // specification
  resolved: 'Resolved', // specification
  days: 'days to resolve',
  noDays: 'None resolved yet',
  chart: 'Feedback of the last 12 months, resolved and not resolved',
  table: 'Show as table',
  asChart: 'Show as chart',
  byMonth: 'Show by month',
  hide: 'Hide',
  months: 'Feedback by month',
  types: 'Feedback by type',
  month: 'Month',
  type: 'Type',
} as const;

/** The times of an event in a list. */
export const messages = {
  today: 'Today',
  noDate: 'Date to be announced',
  onDay: (day: string, time: string) => `${day}, ${time}`,
  fromTo: (start: string, end: string) => `${start} to ${end}`,
  until: (end: string) => `Until ${end}`,
} as const;

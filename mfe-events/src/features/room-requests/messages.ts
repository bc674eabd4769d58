/** Texts of this feature; the specification's are marked and stay as they are. */
export const messages = {
  title: 'Room Requests', // specification
  none: 'None yet',
  more: (count: number) => (count === 1 ? '1 more request' : `${count} more requests`),
  reasonGiven: (reason: string) => `Reason: ${reason}`,
  reviewedBy: (name: string, date: string) => `${name}, ${date}`,
} as const;

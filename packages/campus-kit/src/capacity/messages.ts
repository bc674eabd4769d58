const places = (count: number, shown: string) => (count === 1 ? '1 place' : `${shown} places`);

/** The places of an event; `shown` is the capacity as it is formatted. */
export const capacityMessages = {
  full: (capacity: number, shown: string) => `Full, ${places(capacity, shown)}`,
  left: (left: string, capacity: number, shown: string) => `${left} of ${places(capacity, shown)} left`,
  taken: (taken: string, capacity: number, shown: string) => `${taken} of ${places(capacity, shown)} taken`,
  noLimit: 'No limit',
} as const;

/** Beside the places: who may come, and until when. */
export const messages = {
  waitlist: (count: string) => `${count} waiting`,
  open: 'Open to all',
  notNeeded: 'No registration needed',
  registeredCount: (count: string) => `${count} registered`,
  closed: 'Registration closed',
  closes: (day: string) => `Closes ${day}`,
  opens: (day: string) => `Opens ${day}`,
  withFees: (fees: string, rest: string) => (rest ? `${fees}, ${rest.charAt(0).toLowerCase()}${rest.slice(1)}` : fees),
} as const;

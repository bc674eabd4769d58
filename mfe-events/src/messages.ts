/** Texts that several features share; each feature has its own beside them. The specification's are marked and stay as they are. */

export const modeNames = { online: 'Online', offline: 'Offline', hybrid: 'Hybrid' } as const;

export const unscheduled = { date: 'Date to be announced', venue: 'Venue to be announced' } as const;

const places = (count: number, shown: string) => (count === 1 ? '1 place' : `${shown} places`);

/** `shown` is the capacity as it is formatted. */
export const capacityMessages = {
  full: (capacity: number, shown: string) => `Full, ${places(capacity, shown)}`,
  left: (left: string, capacity: number, shown: string) => `${left} of ${places(capacity, shown)} left`,
  taken: (taken: string, capacity: number, shown: string) => `${taken} of ${places(capacity, shown)} taken`,
  noLimit: 'No limit',
} as const;

/** Buttons on cards and on the page of an event. */
export const roomRequestActions = {
  requestRoom: 'Request Room', // specification
  manageRequests: 'Manage Requests', // specification
} as const;

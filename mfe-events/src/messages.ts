/** Texts that several features share; each feature has its own beside them. The specification's are marked and stay as they are. */

export const modeNames = { online: 'Online', offline: 'Offline', hybrid: 'Hybrid' } as const;

export const unscheduled = { date: 'Date to be announced', venue: 'Venue to be announced' } as const;

/** Buttons on cards and on the page of an event. */
export const roomRequestActions = {
  requestRoom: 'Request Room', // specification
  manageRequests: 'Manage Requests', // specification
} as const;

import type { RemotePath } from '@portal/web-kit';

/** Paths of this remote's pages; web-kit's table of pages says who may open them. */
export const paths = {
  events: '/events',
  event: '/events/:id',
  checkIn: '/events/:id/check-in',
  addEvent: '/add-event',
  roomBooking: '/roombooking',
  rooms: '/rooms',
} as const satisfies Record<string, RemotePath<'mfe_events'>>;

/** The path of the page of an event. */
export const eventHref = (id: string): string => `/events/${encodeURIComponent(id)}`;

/** The path of the check-in of an event. */
export const checkInHref = (id: string): string => `${eventHref(id)}/check-in`;

/** Passed by the list to the page of an event, whose link back then returns to it instead of opening a new one. */
export const fromList = { isFromList: true } as const;

/** Passed to the page of an event that was just created, which says so. */
export const justCreated = { isJustCreated: true } as const;

/** Pages of other remotes. */
export const otherPages = {
  clubAchievements: (eventId: string) => `/club-dashboard/achievements?event=${encodeURIComponent(eventId)}`,
  endorsements: (eventId: string) => `/gensec-endorse?tab=achievements&event=${encodeURIComponent(eventId)}`,
  feedbackOnEvent: (eventId: string) => `/feedback?type=Event&id=${encodeURIComponent(eventId)}`,
} as const;

import type { RemotePath } from '@portal/web-kit';

/** Patterns of this remote's pages; who may open them stands in web-kit's table of pages. */
export const paths = {
  events: '/events',
  event: '/events/:id',
  addEvent: '/add-event',
  roomBooking: '/roombooking',
  rooms: '/rooms',
} as const satisfies Record<string, RemotePath<'mfe_events'>>;

/** The address of one event's page. */
export const eventHref = (id: string): string => `/events/${encodeURIComponent(id)}`;

/** The form of feedback, about one event. */
export const feedbackHref = (eventId: string): string => `/feedback?type=Event&id=${encodeURIComponent(eventId)}`;

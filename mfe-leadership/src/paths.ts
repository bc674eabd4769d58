import type { RemotePath } from '@portal/web-kit';

/** Patterns of this remote's pages; who may open them stands in web-kit's table of pages. */
export const paths = {
  presidentDashboard: '/president-dashboard',
  scitechDashboard: '/gensec-tech',
  academicDashboard: '/gensec-acad',
  culturalDashboard: '/gensec-cult',
  sportsDashboard: '/gensec-sport',
  clubDashboard: '/club-dashboard',
  roles: '/roles',
  audit: '/audit',
  positions: '/cosa',
  addPosition: '/cosa/create',
  addPositionToo: '/add-position',
} as const satisfies Record<string, RemotePath<'mfe_leadership'>>;

/** Pages of other parts that these lead to. */
export const neighbours = {
  profile: (userId: string) => `/profile/${encodeURIComponent(userId)}`,
  event: (eventId: string) => `/events/${encodeURIComponent(eventId)}`,
  rooms: '/rooms',
  feedback: '/viewfeedback',
} as const;

/** Where a position is found by its title, as the search leads to it. */
export const positionHref = (title: string) => `${paths.positions}?q=${encodeURIComponent(title)}`;

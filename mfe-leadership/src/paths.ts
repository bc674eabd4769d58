import type { RemotePath } from '@portal/web-kit';

/** Paths of this remote's pages; web-kit's table of pages says who may open them. */
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
  addPositionAlias: '/add-position',
  createUnit: '/create-org-unit',
  officeBearers: '/office-bearers',
  units: '/units',
  unit: '/units/:unitId',
} as const satisfies Record<string, RemotePath<'mfe_leadership'>>;

/** Pages of other remotes. */
export const otherPages = {
  profile: (userId: string) => `/profile/${encodeURIComponent(userId)}`,
  events: '/events',
  event: (eventId: string) => `/events/${encodeURIComponent(eventId)}`,
  eventsOfUnit: (unitId: string) => `/events?unit=${encodeURIComponent(unitId)}`,
  addEvent: '/add-event',
  roomBooking: '/roombooking',
  approvals: '/president-approval',
  rooms: '/rooms',
  feedback: '/viewfeedback',
  handOver: (positionId: string, tenure: string) =>
    `/hand-over/${encodeURIComponent(positionId)}?tenure=${encodeURIComponent(tenure)}`,
} as const;

/** The list of positions, searched for one by its title. */
export const positionHref = (title: string) => `${paths.positions}?q=${encodeURIComponent(title)}`;

export const unitHref = (unitId: string) => `${paths.units}/${encodeURIComponent(unitId)}`;

/** The list of positions of one unit. */
export const positionsOfUnitHref = (unitId: string) => `${paths.positions}?unit=${encodeURIComponent(unitId)}`;

/** The list of position holders: all, searched, or those of one position or unit. */
export const holdersHref = (filter: { readonly q?: string; readonly position?: string; readonly unit?: string } = {}) =>
  `${paths.positions}?${new URLSearchParams({ tab: 'holders', ...filter }).toString()}`;

/** The form of a new position holder. */
export const addHolderHref = `${paths.addPosition}?tab=holders`;

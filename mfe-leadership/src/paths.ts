import {
  calls,
  pathOf,
  type FeedbackStatus,
  type HolderStatus,
  type ImportKind,
  type Role,
  type UnitCategory,
} from '@portal/contracts';
import type { RemotePath } from '@portal/web-kit';

/** Paths of this remote's pages; web-kit's table of pages says who may open them. */
export const paths = {
  presidentDashboard: '/president-dashboard',
  scitechDashboard: '/gensec-tech',
  academicDashboard: '/gensec-acad',
  culturalDashboard: '/gensec-cult',
  sportsDashboard: '/gensec-sport',
  clubDashboard: '/club-dashboard',
  clubAchievements: '/club-dashboard/achievements',
  presidentApproval: '/president-approval',
  approvals: '/approvals',
  clubSkills: '/club-dashboard/skills',
  endorse: '/gensec-endorse',
  roles: '/roles',
  audit: '/audit',
  positions: '/cosa',
  addPosition: '/cosa/create',
  addPositionAlias: '/add-position',
  createUnit: '/create-org-unit',
  import: '/import',
  officeBearers: '/office-bearers',
  units: '/units',
  unit: '/units/:unitId',
  statistics: '/statistics',
  service: '/service',
} as const satisfies Record<string, RemotePath<'mfe_leadership'>>;

/** Pages of other remotes. */
export const otherPages = {
  ownProfile: '/profile',
  profile: (userId: string) => `/profile/${encodeURIComponent(userId)}`,
  events: '/events',
  event: (eventId: string) => `/events/${encodeURIComponent(eventId)}`,
  upcomingEvents: '/events?status=planned',
  eventsOfUnit: (unitId: string) => `/events?unit=${encodeURIComponent(unitId)}`,
  pastEventsOfUnit: (unitId: string) => `/events?unit=${encodeURIComponent(unitId)}&status=completed`,
  addEvent: '/add-event',
  roomBooking: '/roombooking',
  roomsOn: (date: string) => `/roombooking?date=${date}`,
  rooms: '/rooms',
  feedback: '/viewfeedback',
  feedbackOnUnit: (unitId: string) => `/feedback?type=Organization+Unit&id=${encodeURIComponent(unitId)}`,
  handOver: (positionId: string, tenure: string) =>
    `/hand-over/${encodeURIComponent(positionId)}?tenure=${encodeURIComponent(tenure)}`,
} as const;

/** What of one kind waits for the president, or on another page for another officer. */
export const approvalsOf = (kind: string, page: string = paths.presidentApproval) => `${page}?kind=${kind}`;

/** The positions that wait for the confirmation of an officer, all or of one unit. */
export function claimsHref(role: Role, unitId?: string): string {
  const href = approvalsOf('positions', role === 'PRESIDENT' ? paths.presidentApproval : paths.approvals);
  return unitId === undefined ? href : `${href}&unit=${encodeURIComponent(unitId)}`;
}

/** The feedback about something, found by its name. */
export const feedbackHref = (target: string) => `${otherPages.feedback}?q=${encodeURIComponent(target)}`;

/** The feedback on a unit, its events and its positions, as far as it has this status. */
export const feedbackOfUnitHref = (unit: string, filter: { readonly status?: FeedbackStatus } = {}) =>
  `${otherPages.feedback}?${new URLSearchParams({ unit, ...filter }).toString()}`;

/** The feedback on the units of a category, their events and their positions, given since a day. */
export const feedbackOfCategoryHref = (category: UnitCategory, from: string) =>
  `${otherPages.feedback}?${new URLSearchParams({ category, from }).toString()}`;

/** Where the file of a certificate is downloaded. */
export const certificateHref = (achievementId: string) => pathOf(calls.readCertificate, { id: achievementId });

/** The list of positions, searched for one by its title. */
export const positionHref = (title: string) => `${paths.positions}?q=${encodeURIComponent(title)}`;

/** The list of positions of one unit. */
export const positionsOfUnitHref = (unitId: string) => `${paths.positions}?unit=${encodeURIComponent(unitId)}`;

interface HolderFilter {
  readonly q?: string;
  readonly position?: string;
  readonly unit?: string;
  readonly category?: string;
  readonly status?: HolderStatus;
  readonly tenure_year?: string;
}

/** The list of position holders: all, or those that a filter leaves. */
export const holdersHref = (filter: HolderFilter = {}) =>
  `${paths.positions}?${new URLSearchParams({ tab: 'holders', ...filter }).toString()}`;

/** The import of a kind from a file. */
export const importHref = (kind: ImportKind) => `${paths.import}?kind=${kind}`;

/** The form of a new position holder. */
export const addHolderHref = `${paths.addPosition}?tab=holders`;

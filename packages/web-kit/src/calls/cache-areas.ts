import { subjectNameOf, type CallName, type EventName, type SubjectName } from '@portal/contracts';

interface CacheArea {
  readonly reads: readonly CallName[];
  /** Changes of these make every answer of the area stale. */
  readonly shows: readonly SubjectName[];
}

/**
 * Every read that front ends keep in the query cache, by area, and what the answers of an area show. A write makes the areas
 * stale that show what its events are about, so that neither a read nor a write has to name the other. An area without
 * `shows` is read again only when a page opens, or when a stream or the page itself says so.
 */
export const cacheAreas = {
  achievements: { reads: ['listAchievements', 'countAchievements'], shows: ['records.achievement'] },
  pending: {
    reads: ['readPendingCounts'],
    shows: [
      'events.room-request',
      'feedback.feedback',
      'org.holder',
      'records.skill',
      'records.user-skill',
      'records.achievement',
    ],
  },
  activities: { reads: ['listRecentActivities'], shows: [] },
  audit: { reads: ['listAudit'], shows: [] },
  'calendar-link': { reads: ['readCalendarAddress'], shows: [] },
  claims: { reads: ['listClaims'], shows: ['org.holder'] },
  'club-data': {
    reads: ['readClubData'],
    shows: ['events.event', 'feedback.feedback', 'org.unit', 'org.position', 'org.holder', 'records.achievement'],
  },
  // Advice in a form, which other changes must not ask for again.
  conflicts: { reads: ['listConflicts'], shows: [] },
  endorsements: {
    reads: [
      'listUnendorsedSkills',
      'listUnendorsedUserSkills',
      'listEndorsedUserSkills',
      'listUnendorsedAchievements',
      'listVerifiedAchievements',
    ],
    shows: ['records.skill', 'records.user-skill', 'records.achievement'],
  },
  events: {
    reads: ['listEventsByRole', 'listPublicEvents', 'listManagedEvents', 'readEvent'],
    shows: ['events.event', 'events.registration', 'events.room-request', 'org.unit'],
  },
  feedback: {
    reads: ['listFeedback', 'readFeedback', 'listOwnFeedback', 'countOwnFeedback'],
    shows: ['feedback.feedback'],
  },
  'feedback-figures': { reads: ['readFeedbackStatistics'], shows: ['feedback.feedback'] },
  'feedback-targets': { reads: ['listFeedbackTargets'], shows: [] },
  'hand-over': { reads: ['readHandOver'], shows: ['org.holder'] },
  holders: {
    reads: ['listHolders', 'listHolderHistory', 'listOwnPositions', 'listTenure'],
    shows: ['org.holder'],
  },
  imports: { reads: ['readImport'], shows: [] },
  'mail-preferences': { reads: ['readNotificationPreferences'], shows: [] },
  notifications: { reads: ['listNotifications'], shows: [] },
  people: { reads: ['listUsers', 'listPickablePeople'], shows: ['auth.account'] },
  positions: { reads: ['listPositions'], shows: ['org.position', 'org.unit'] },
  profile: { reads: ['readProfile'], shows: ['records.profile'] },
  'record-summary': {
    reads: ['readProfileSummary'],
    shows: ['org.holder', 'records.profile', 'records.user-skill', 'records.achievement'],
  },
  registrations: {
    reads: ['listMyRegistrations', 'listRegistrations'],
    shows: ['events.event', 'events.registration'],
  },
  'email-link': { reads: ['verifyResetLink', 'verifyConfirmLink'], shows: [] },
  'role-history': { reads: ['listRoleHistory'], shows: ['auth.account'] },
  rooms: { reads: ['listRooms'], shows: ['events.room'] },
  'room-availability': {
    reads: ['readRoomAvailability', 'readRoomUse'],
    shows: ['events.event', 'events.room-request', 'events.room'],
  },
  'room-requests': {
    reads: ['listRoomRequests', 'listCompetingRoomRequests'],
    shows: ['events.event', 'events.room-request'],
  },
  search: { reads: ['search'], shows: [] },
  'shared-records': { reads: ['listSharedRecords'], shows: ['records.shared-record'] },
  'shown-record': { reads: ['verifyRecord'], shows: ['records.shared-record'] },
  'signed-in-devices': { reads: ['listSessions'], shows: ['auth.session'] },
  skills: {
    reads: ['listSkills', 'listSkillOffers', 'listUserSkills', 'readUnitSkills'],
    shows: ['records.skill', 'records.user-skill'],
  },
  // Counted for everybody once in a minute, so that reading them after a write would show the same.
  statistics: {
    reads: ['readEventStatistics', 'readUnitStatistics', 'readFeedbackByMonth', 'readServiceBoard'],
    shows: [],
  },
  units: {
    reads: ['listUnits', 'listPickableUnits', 'readUnit', 'readUnitTree', 'readUnitWork'],
    shows: ['org.unit'],
  },
  'unit-leaders': { reads: ['listUnitLeaders'], shows: ['auth.account', 'org.unit'] },
  'verified-record': {
    reads: ['readVerifiedRecord'],
    shows: ['org.holder', 'events.registration', 'records.user-skill', 'records.achievement'],
  },
} as const satisfies Record<string, CacheArea>;

/** The first part of a key of the query cache. */
export type AreaName = keyof typeof cacheAreas;
/** Name of a call whose answers the query cache keeps. */
export type ReadName = (typeof cacheAreas)[AreaName]['reads'][number];

const areas = Object.entries(cacheAreas) as [AreaName, CacheArea][];
const areaByRead = Object.fromEntries(
  areas.flatMap(([area, { reads }]) => reads.map((read) => [read, area])),
) as Readonly<Record<ReadName, AreaName>>;

/** The area that keeps the answers of a read. */
export function areaOf({ name }: { readonly name: ReadName }): AreaName {
  return areaByRead[name];
}

/** The areas that a change of something makes stale. */
export function areasThatShow(subject: SubjectName): readonly AreaName[] {
  return areas.flatMap(([area, { shows }]) => (shows.includes(subject) ? [area] : []));
}

/** The areas that show what a write changes, by the events it emits. */
export function areasChangedBy({ emits }: { readonly emits: readonly EventName[] }): readonly AreaName[] {
  return [...new Set(emits.flatMap((event) => areasThatShow(subjectNameOf(event))))];
}

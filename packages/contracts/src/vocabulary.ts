import * as z from 'zod';

/** Roles a person may hold; a missing role counts as STUDENT (specification 1, section 1). */
export const ROLES = [
  'STUDENT',
  'CLUB_COORDINATOR',
  'GENSEC_SCITECH',
  'GENSEC_ACADEMIC',
  'GENSEC_CULTURAL',
  'GENSEC_SPORTS',
  'PRESIDENT',
] as const;
export const role = z.enum(ROLES);
export type Role = z.infer<typeof role>;

/** The four general secretaries. */
export const GENSEC_ROLES = ['GENSEC_SCITECH', 'GENSEC_ACADEMIC', 'GENSEC_CULTURAL', 'GENSEC_SPORTS'] as const;
export type GensecRole = (typeof GENSEC_ROLES)[number];

/** President and general secretaries: the specification's leadership group (decisions, "Roles and where they come from"). */
export const LEADERSHIP = ['PRESIDENT', ...GENSEC_ROLES] as const satisfies readonly Role[];

/** Everyone but students: may manage, resolve and see room requests. */
export const OFFICERS = [...LEADERSHIP, 'CLUB_COORDINATOR'] as const satisfies readonly Role[];

/** Whether the role has an office; null is a visitor. */
export const isOfficer = (role: Role | null): boolean => OFFICERS.some((officer) => officer === role);

export const UNIT_TYPES = ['Council', 'Club', 'Committee', 'independent_position'] as const;
export const unitType = z.enum(UNIT_TYPES);
export type UnitType = z.infer<typeof unitType>;

export const UNIT_CATEGORIES = ['cultural', 'scitech', 'sports', 'academic', 'independent'] as const;
export const unitCategory = z.enum(UNIT_CATEGORIES);
export type UnitCategory = z.infer<typeof unitCategory>;

/** What can be imported from a file. */
export const IMPORT_KINDS = ['units', 'positions', 'holders'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

export const EVENT_CATEGORIES = ['cultural', 'technical', 'sports', 'academic', 'other'] as const;
export const eventCategory = z.enum(EVENT_CATEGORIES);
export type EventCategory = z.infer<typeof eventCategory>;

export const EVENT_MODES = ['online', 'offline', 'hybrid'] as const;
export const eventMode = z.enum(EVENT_MODES);
export type EventMode = z.infer<typeof eventMode>;

export const EVENT_STATUSES = ['planned', 'ongoing', 'completed', 'cancelled'] as const;
export const eventStatus = z.enum(EVENT_STATUSES);
export type EventStatus = z.infer<typeof eventStatus>;

/** Withdrawn: a pending request was taken back, or an approved room given back. */
export const ROOM_REQUEST_STATUSES = ['Pending', 'Approved', 'Rejected', 'Withdrawn'] as const;
export const roomRequestStatus = z.enum(ROOM_REQUEST_STATUSES);
export type RoomRequestStatus = z.infer<typeof roomRequestStatus>;

/** Holding a place, or standing in line for one. */
export const REGISTRATION_STATUSES = ['registered', 'waiting'] as const;
export const registrationStatus = z.enum(REGISTRATION_STATUSES);
export type RegistrationStatus = z.infer<typeof registrationStatus>;

export const ORGANIZER_KINDS = ['user', 'unit'] as const;
export const organizerKind = z.enum(ORGANIZER_KINDS);

export const FEEDBACK_TYPES = [
  'Suggestion',
  'Complaint',
  'General Feedback',
  'Query',
  'Appreciation',
  'Report',
  'Other',
] as const;
export const feedbackType = z.enum(FEEDBACK_TYPES);
export type FeedbackType = z.infer<typeof feedbackType>;

/** What the list of feedback can be filtered by. */
export const FEEDBACK_STATUSES = ['Resolved', 'Not Resolved'] as const;
export const feedbackStatus = z.enum(FEEDBACK_STATUSES);
export type FeedbackStatus = z.infer<typeof feedbackStatus>;

/** The list's spelling; the form also says `Club/Organization` and `POR`, which {@link FEEDBACK_TARGET_ALIASES} maps. */
export const FEEDBACK_TARGET_TYPES = ['User', 'Event', 'Organization Unit', 'Position'] as const;
export const feedbackTargetType = z.enum(FEEDBACK_TARGET_TYPES);
export type FeedbackTargetType = z.infer<typeof feedbackTargetType>;
export const FEEDBACK_TARGET_ALIASES = { 'Club/Organization': 'Organization Unit', POR: 'Position' } as const;

export const POSITION_TYPES = [
  'Core Member',
  'Member',
  'Team Lead',
  'Coordinator',
  'Volunteer',
  'Intern',
  'Other',
] as const;
export const HOLDER_STATUSES = ['active', 'completed', 'terminated'] as const;
export const holderStatus = z.enum(HOLDER_STATUSES);
export type HolderStatus = z.infer<typeof holderStatus>;

/** What the things to do of a hand-over are, by the fields of its answer. */
export const HAND_OVER_KINDS = ['room_requests', 'bookings', 'events', 'feedback', 'claims'] as const;
export const handOverKind = z.enum(HAND_OVER_KINDS);
export type HandOverKind = z.infer<typeof handOverKind>;

export const PROFICIENCY_LEVELS = ['beginner', 'intermediate', 'advanced', 'expert'] as const;
export const proficiencyLevel = z.enum(PROFICIENCY_LEVELS);
export type ProficiencyLevel = z.infer<typeof proficiencyLevel>;

export const ACHIEVEMENT_TYPES = ['academic', 'cultural', 'sports', 'technical', 'other'] as const;
export const achievementType = z.enum(ACHIEVEMENT_TYPES);
export type AchievementType = z.infer<typeof achievementType>;

/** Skill types that a general secretary endorses; the specification calls the scitech area `technical` here. */
export const SKILL_TYPES = ['cultural', 'sports', 'technical', 'academic'] as const;
export const skillType = z.enum(SKILL_TYPES);
export type SkillType = z.infer<typeof skillType>;

export const ACTIVITY_TYPES = ['approval', 'event', 'cosa'] as const;
export const activityType = z.enum(ACTIVITY_TYPES);
export type ActivityType = z.infer<typeof activityType>;

/** What a person's own notifications are about. */
export const NOTIFICATION_KINDS = [
  'room-requested',
  'room-approved',
  'room-rejected',
  'room-closed',
  'room-withdrawn',
  'room-event-moved',
  'registered',
  'waiting',
  'promoted',
  'event-moved',
  'event-cancelled',
  'reminder',
  'feedback-received',
  'feedback-resolved',
  'role-given',
  'role-ended',
  'position-claimed',
  'position-given',
  'position-confirmed',
  'position-refused',
  'position-ended',
  'hand-over-due',
  'skill-endorsed',
  'skill-returned',
  'skill-endorsement-withdrawn',
  'achievement-verified',
  'achievement-returned',
  'verification-withdrawn',
] as const;
export const notificationKind = z.enum(NOTIFICATION_KINDS);
export type NotificationKind = z.infer<typeof notificationKind>;

/**
 * What may have changed of an event: its details, its registrations, its room requests or its achievements; and
 * `pending` for what else officers have to decide, which belongs to no event.
 */
export const EVENT_CHANGE_KINDS = ['event', 'registrations', 'room-requests', 'achievements', 'pending'] as const;
export const eventChangeKind = z.enum(EVENT_CHANGE_KINDS);

/** What officers decide about, in the order of the inbox. */
export const APPROVAL_KINDS = ['room-requests', 'positions', 'user-skills', 'skills', 'achievements'] as const;
export const approvalKind = z.enum(APPROVAL_KINDS);
export type ApprovalKind = z.infer<typeof approvalKind>;

/** How often unread notifications are sent in one e-mail. */
export const DIGESTS = ['off', 'daily', 'weekly'] as const;
export const digest = z.enum(DIGESTS);
export type Digest = z.infer<typeof digest>;

/** What a search finds, in the order of its answer; pages are found in the browser. */
export const SEARCH_KINDS = ['event', 'person', 'unit', 'position', 'skill'] as const;
export const searchKind = z.enum(SEARCH_KINDS);
export type SearchKind = z.infer<typeof searchKind>;

/** How many skills an event may be marked with. */
export const MAX_EVENT_SKILLS = 10;

const CATEGORY_OF_GENSEC = {
  GENSEC_SCITECH: 'scitech',
  GENSEC_ACADEMIC: 'academic',
  GENSEC_CULTURAL: 'cultural',
  GENSEC_SPORTS: 'sports',
} as const satisfies Record<GensecRole, UnitCategory>;

/** True for the four general secretaries. */
export function isGensec(value: Role): value is GensecRole {
  return value in CATEGORY_OF_GENSEC;
}

/** The unit category a general secretary is responsible for; null for every other role. */
export function categoryOfRole(value: Role): UnitCategory | null {
  return isGensec(value) ? CATEGORY_OF_GENSEC[value] : null;
}

/** Who answers for the units of a category: its general secretary, and the president for independent ones. */
export function leaderRoleOf(category: UnitCategory): GensecRole | 'PRESIDENT' {
  return GENSEC_ROLES.find((gensec) => CATEGORY_OF_GENSEC[gensec] === category) ?? 'PRESIDENT';
}

/** `scitech` in units is `technical` in events, skills and achievements; `independent` units hold `other` events. */
export function eventCategoryOf(category: UnitCategory): EventCategory {
  if (category === 'scitech') return 'technical';
  return category === 'independent' ? 'other' : category;
}

/** The inverse of {@link eventCategoryOf}. */
export function unitCategoryOf(category: EventCategory): UnitCategory {
  if (category === 'technical') return 'scitech';
  return category === 'other' ? 'independent' : category;
}

/** Where `/` leads a signed-in person (specification, redirect rules). */
export function homePathOf(value: Role): string {
  const paths: Partial<Record<Role, string>> = {
    PRESIDENT: '/president-dashboard',
    GENSEC_SCITECH: '/gensec-tech',
    GENSEC_ACADEMIC: '/gensec-acad',
    GENSEC_CULTURAL: '/gensec-cult',
    GENSEC_SPORTS: '/gensec-sport',
    CLUB_COORDINATOR: '/club-dashboard',
  };
  return paths[value] ?? '/home';
}

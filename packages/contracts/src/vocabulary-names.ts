import type {
  EventCategory,
  EventStatus,
  HolderStatus,
  ProficiencyLevel,
  Role,
  UnitCategory,
  UnitType,
} from './vocabulary';

/** The roles as people name them. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  STUDENT: 'Student',
  CLUB_COORDINATOR: 'Club Coordinator',
  GENSEC_SCITECH: 'General Secretary, SciTech',
  GENSEC_ACADEMIC: 'General Secretary, Academic',
  GENSEC_CULTURAL: 'General Secretary, Cultural',
  GENSEC_SPORTS: 'General Secretary, Sports',
  PRESIDENT: 'President',
};

/** The types of units as people name them. */
export const UNIT_TYPE_NAMES: Readonly<Record<UnitType, string>> = {
  Council: 'Council',
  Club: 'Club',
  Committee: 'Committee',
  independent_position: 'Independent position',
};

/** The categories of units as people name them. */
export const UNIT_CATEGORY_NAMES: Readonly<Record<UnitCategory, string>> = {
  cultural: 'Cultural',
  scitech: 'SciTech',
  sports: 'Sports',
  academic: 'Academic',
  independent: 'Independent',
};

/** The categories of events as people name them, and so the types of skills and achievements. */
export const EVENT_CATEGORY_NAMES: Readonly<Record<EventCategory, string>> = {
  cultural: 'Cultural',
  technical: 'Technical',
  sports: 'Sports',
  academic: 'Academic',
  other: 'Other',
};

/** The statuses of events as people name them. */
export const EVENT_STATUS_NAMES: Readonly<Record<EventStatus, string>> = {
  planned: 'Planned',
  ongoing: 'Ongoing',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** The statuses of position holders as people name them. */
export const HOLDER_STATUS_NAMES: Readonly<Record<HolderStatus, string>> = {
  active: 'Active',
  completed: 'Completed',
  terminated: 'Terminated',
};

/** The levels of a skill as people name them. */
export const PROFICIENCY_LEVEL_NAMES: Readonly<Record<ProficiencyLevel, string>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  expert: 'Expert',
};

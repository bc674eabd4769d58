import type { Role, UnitType } from '@portal/contracts';

/** Roles as a list of people names them. */
export const roleWords: Record<Role, string> = {
  STUDENT: 'Student',
  CLUB_COORDINATOR: 'Club Coordinator',
  GENSEC_SCITECH: 'General Secretary, SciTech',
  GENSEC_ACADEMIC: 'General Secretary, Academic',
  GENSEC_CULTURAL: 'General Secretary, Cultural',
  GENSEC_SPORTS: 'General Secretary, Sports',
  PRESIDENT: 'President',
};

export const typeWords: Record<UnitType, string> = {
  Council: 'Council',
  Club: 'Club',
  Committee: 'Committee',
  independent_position: 'Independent position',
};

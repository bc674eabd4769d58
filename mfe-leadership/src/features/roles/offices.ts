import { categoryOfRole, GENSEC_ROLES, type Role, type UnitCategory, type UnitRef } from '@portal/contracts';
import { texts } from '../../texts';

const words = texts.roles;

/** The roles that a president gives. */
export const OFFICES = ['PRESIDENT', ...GENSEC_ROLES, 'CLUB_COORDINATOR'] as const satisfies readonly Role[];
export type Office = (typeof OFFICES)[number];

export const isOffice = (role: string): role is Office => (OFFICES as readonly string[]).includes(role);

/** An office or none, with the unit of a coordinator. */
export interface Held {
  readonly role: Role;
  readonly unit?: UnitRef | undefined;
}

/** What an office is called, and whose it is: a council's, a unit's, the institute's. */
export function officeOf({ role, unit }: Held): { title: string; of: string; category?: UnitCategory | undefined } {
  const category = categoryOfRole(role);
  if (category) return { title: words.secretary, of: texts.categories[category], category };
  if (role === 'PRESIDENT') return { title: words.names.PRESIDENT, of: words.institute };
  if (role === 'STUDENT') return { title: words.names.STUDENT, of: '' };
  return { title: words.names[role], of: unit?.name ?? words.noUnit, category: unit?.category };
}

/** The same in a sentence: `Club Coordinator of Dance Club`, `General Secretary, Sports`. */
export function nameOf({ role, unit }: Held): string {
  return role === 'CLUB_COORDINATOR' && unit ? words.coordinatorOf(unit.name) : words.names[role];
}

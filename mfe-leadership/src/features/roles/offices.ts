import {
  categoryOfRole,
  ROLE_NAMES,
  UNIT_CATEGORY_NAMES,
  type Role,
  type UnitCategory,
  type UnitRef,
} from '@portal/contracts';
import { messages } from './messages';

/** A role, with the unit of a coordinator. */
export interface HeldRole {
  readonly role: Role;
  readonly unit?: UnitRef | undefined;
}

/** The same where of the unit only the name is known. */
export type NamedRole = Pick<HeldRole, 'role'> & { readonly unit?: Pick<UnitRef, 'name'> | undefined };

/** What an office is called, and whose it is: a council's, a unit's, the institute's. */
export function officeOf({ role, unit }: HeldRole): {
  title: string;
  of: string;
  category?: UnitCategory | undefined;
} {
  const category = categoryOfRole(role);
  if (category) return { title: messages.secretary, of: UNIT_CATEGORY_NAMES[category], category };
  const title = ROLE_NAMES[role];
  if (role === 'CLUB_COORDINATOR') return { title, of: unit?.name ?? messages.noUnit, category: unit?.category };
  return { title, of: role === 'PRESIDENT' ? messages.institute : '' };
}

/** What a role lets a person do, as a sentence. */
export function consequenceOf({ role, unit }: NamedRole): string {
  const category = categoryOfRole(role);
  if (category) return messages.secretaryMay(UNIT_CATEGORY_NAMES[category]);
  return role === 'PRESIDENT' ? messages.presidentMay : messages.coordinatorMay(unit?.name ?? messages.noUnit);
}

/** The same in a sentence: `Club Coordinator of Dance Club`, `General Secretary, Sports`. */
export function roleNameOf({ role, unit }: NamedRole): string {
  return role === 'CLUB_COORDINATOR' && unit ? messages.coordinatorOf(unit.name) : ROLE_NAMES[role];
}

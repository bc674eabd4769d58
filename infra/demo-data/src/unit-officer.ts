import { categoryOfRole, isGensec, ROLES } from '@portal/contracts';
import type { Actor } from '@portal/service-kit';
import { actorOf, type SeededPeople, type SeededUnit } from './seed-context';

/** The coordinator of the unit, the general secretary of its category, or the president. */
export function officerOf(people: SeededPeople, unit: SeededUnit): Actor {
  const coordinator = people.get(unit.contact);
  if (coordinator) return actorOf(coordinator, unit);
  const role = ROLES.filter(isGensec).find((gensec) => categoryOfRole(gensec) === unit.category) ?? 'PRESIDENT';
  const officer = [...people.values()].find((person) => person.role === role);
  if (!officer) throw new Error(`The demo institute has no ${role} for ${unit.name}.`);
  return actorOf(officer);
}

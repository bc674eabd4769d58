import type { EventCategory, Role, UnitCategory, UnitRef } from '@portal/contracts';
import { categoryOfRole, unitCategoryOf } from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';

/** The part of the institute whose events a person manages. */
export type Area =
  | { kind: 'everything' }
  | { kind: 'category'; category: UnitCategory }
  | { kind: 'unit'; unitId: string }
  | { kind: 'nothing' };

interface Person {
  role: Role;
  unit?: UnitRef;
}

/** Anything that hangs under a unit and counts for one category or two. */
export interface Placed {
  unit: UnitRef;
  areas: readonly UnitCategory[];
}

export function areaOf(person: Person | null): Area {
  if (person?.role === 'PRESIDENT') return { kind: 'everything' };
  const category = person && categoryOfRole(person.role);
  if (category) return { kind: 'category', category };
  if (person?.role === 'CLUB_COORDINATOR' && person.unit) return { kind: 'unit', unitId: person.unit.id };
  return { kind: 'nothing' };
}

/** An event counts for its own category and for that of its unit, so that either general secretary finds it. */
export function areasOf(category: EventCategory, unit: UnitRef): UnitCategory[] {
  return [...new Set([unit.category, unitCategoryOf(category)])];
}

export function covers(area: Area, { unit, areas }: Placed): boolean {
  if (area.kind === 'category') return areas.includes(area.category);
  return coversUnit(area, unit);
}

/** A thing that exists and that the person manages. */
export function managed<T extends Placed>(person: Person, event: T | null): T {
  if (!event) throw new DomainError('EVENT.NOT_FOUND');
  if (!covers(areaOf(person), event)) throw new DomainError('EVENT.OUT_OF_SCOPE');
  return event;
}

/** Stricter than `covers`: an event of the category under somebody else's unit does not open that unit. */
export function coversUnit(area: Area, unit: Pick<UnitRef, 'id' | 'category'>): boolean {
  if (area.kind === 'everything') return true;
  if (area.kind === 'category') return unit.category === area.category;
  return area.kind === 'unit' && unit.id === area.unitId;
}

/** The same rule as `covers`, as a condition on stored things. */
export function storedWithin(area: Area): Record<string, string> {
  if (area.kind === 'everything') return {};
  if (area.kind === 'category') return { areas: area.category };
  return { 'unit.id': area.kind === 'unit' ? area.unitId : '' };
}

/** A role or a username in a request is only a reminder of who is signed in; it must be the session's own. */
export function assertOwnIdentity(
  person: { role: Role; username: string } | null,
  claimed: { role: Role; username?: string | undefined },
): void {
  if (claimed.role !== (person?.role ?? 'STUDENT')) throw new DomainError('ACCESS.FORBIDDEN');
  if (claimed.role === 'CLUB_COORDINATOR' && !claimed.username) {
    throw new DomainError('EVENT.COORDINATOR_USERNAME_MISSING');
  }
  if (claimed.username && claimed.username !== person?.username) throw new DomainError('ACCESS.FORBIDDEN');
}

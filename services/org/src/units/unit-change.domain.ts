import type { BodyOf, calls } from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';
import { requireInScope, type Scope } from '@portal/service-kit/scope';
import type { Unit } from './unit.domain';

export type UnitChange = BodyOf<typeof calls.changeUnit>;

/** The fields that may be changed, by the names that the event lists them under. */
const FIELDS = [
  'name',
  'type',
  'description',
  'parentId',
  'hierarchyLevel',
  'category',
  'active',
  'contact',
  'budget',
] as const;

/** The new parent of a unit, and the ids of all units above it. */
export interface NewParent {
  unit: Pick<Unit, 'id' | 'category'>;
  above: readonly string[];
}

export function requireManaged(scope: Scope, unit: Unit | null): Unit {
  if (!unit) throw new DomainError('UNIT.NOT_FOUND');
  requireInScope(scope, { categories: [unit.category] }, 'UNIT.OUT_OF_SCOPE');
  return unit;
}

/** The parent that the change moves the unit to; null when it stays under its own, or goes to the top. */
export function newParentOf({ parent_unit_id: wanted }: UnitChange, { parentId }: Unit): string | null {
  const id = wanted ?? null;
  return id === parentId ? null : id;
}

/** A parent is moved to only within the scope, and never from above. */
export function requireParent(scope: Scope, unit: Unit, parent: NewParent | null): void {
  if (!parent) throw new DomainError('UNIT.PARENT_NOT_FOUND');
  requireInScope(scope, { categories: [parent.unit.category] }, 'UNIT.OUT_OF_SCOPE');
  if (parent.unit.id === unit.id || parent.above.includes(unit.id)) throw new DomainError('UNIT.CYCLE');
}

/** A unit before and after a change, and which of its fields differ. */
export interface ChangedUnit {
  before: Unit;
  after: Unit;
  changed: (typeof FIELDS)[number][];
}

/** `changed` is empty when the unit already was as the change says. */
export function changeUnit(scope: Scope, unit: Unit, change: UnitChange): ChangedUnit {
  if (change.version !== undefined && change.version !== unit.version) {
    throw new DomainError('UNIT.CHANGED_MEANWHILE');
  }
  const next = merge(unit, change);
  requireInScope(scope, { categories: [next.category] }, 'UNIT.OUT_OF_SCOPE');
  const changed = FIELDS.filter((field) => JSON.stringify(next[field]) !== JSON.stringify(unit[field]));
  return { before: unit, after: changed.length === 0 ? unit : { ...next, version: unit.version + 1 }, changed };
}

function merge(unit: Unit, { contact_info: contact = {}, budget_info: budget = {}, ...change }: UnitChange): Unit {
  const parent = change.parent_unit_id;
  return {
    ...unit,
    name: change.name ?? unit.name,
    type: change.type ?? unit.type,
    description: change.description ?? unit.description,
    parentId: parent === undefined ? unit.parentId : parent,
    hierarchyLevel: change.hierarchy_level ?? unit.hierarchyLevel,
    category: change.category ?? unit.category,
    active: change.is_active ?? unit.active,
    contact: {
      email: contact.email ?? unit.contact.email,
      socialMedia: contact.social_media ?? unit.contact.socialMedia,
    },
    budget: {
      allocated: budget.allocated_budget ?? unit.budget.allocated,
      spent: budget.spent_amount ?? unit.budget.spent,
    },
  };
}

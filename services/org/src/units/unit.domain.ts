import type { BodyOf, EventData, UnitCategory, UnitType, calls } from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';
import { requireInScope, type Scope } from '@portal/service-kit/scope';

export interface Unit {
  id: string;
  version: number;
  name: string;
  type: UnitType;
  description: string;
  parentId: string | null;
  hierarchyLevel: number;
  category: UnitCategory;
  active: boolean;
  contact: { email: string; socialMedia: { platform: string; url: string }[] };
  budget: { allocated: number; spent: number };
  createdAt: Date;
}

/** What lists show of a unit. */
export type UnitSummary = Pick<Unit, 'id' | 'name' | 'type' | 'category' | 'parentId' | 'active'> & { email: string };

/** What still refers to a unit. */
export interface UnitDependents {
  positions: number;
  activeHolders: number;
  upcomingEvents: number;
}

export type UnitDraft = BodyOf<typeof calls.createUnit>;

interface Creation {
  id: string;
  now: Date;
  /** The unit of the draft's `parent_unit_id`. */
  parent: Pick<Unit, 'id' | 'category'> | null;
}

/** The place of each unit from top to bottom: before those below it, and in the given order among its siblings. */
export function ranksOf(units: readonly Pick<Unit, 'id' | 'parentId'>[]): Map<string, number> {
  const known = new Set(units.map(({ id }) => id));
  // A parent that is not there leaves its units at the top.
  const below = new Map<string | null, string[]>();
  for (const { id, parentId } of units) {
    const above = parentId !== null && known.has(parentId) ? parentId : null;
    below.set(above, [...(below.get(above) ?? []), id]);
  }
  const ranks = new Map<string, number>();
  const rankBelow = (parentId: string | null) => {
    for (const id of below.get(parentId) ?? []) {
      ranks.set(id, ranks.size);
      rankBelow(id);
    }
  };
  rankBelow(null);
  return ranks;
}

export function createUnit(scope: Scope, draft: UnitDraft, { id, now, parent }: Creation): Unit {
  requireInScope(scope, { categories: [draft.category] }, 'UNIT.OUT_OF_SCOPE');
  if (draft.parent_unit_id && !parent) throw new DomainError('UNIT.PARENT_NOT_FOUND');
  if (parent) requireInScope(scope, { categories: [parent.category] }, 'UNIT.OUT_OF_SCOPE');
  return {
    id,
    version: 1,
    name: draft.name,
    type: draft.type,
    description: draft.description,
    parentId: parent?.id ?? null,
    hierarchyLevel: draft.hierarchy_level,
    category: draft.category,
    active: draft.is_active,
    contact: { email: draft.contact_info.email, socialMedia: draft.contact_info.social_media },
    budget: { allocated: draft.budget_info.allocated_budget, spent: draft.budget_info.spent_amount },
    createdAt: now,
  };
}

export function snapshotOf(unit: Unit): EventData<'org.unit.created.v1'> {
  return {
    version: unit.version,
    unitId: unit.id,
    name: unit.name,
    type: unit.type,
    category: unit.category,
    parentUnitId: unit.parentId,
    contactEmail: unit.contact.email,
    active: unit.active,
  };
}

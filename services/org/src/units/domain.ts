import type { BodyOf, EventData, Role, UnitAnswer, UnitCategory, UnitType, calls } from '@portal/contracts';
import { categoryOfRole, isGensec } from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';

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

export type UnitDraft = BodyOf<typeof calls.createUnit>;

interface Creation {
  id: string;
  now: Date;
  /** What the draft's parent id led to. */
  parent: Pick<Unit, 'id' | 'category'> | null;
}

/** Two names that differ only in case, in repeated spaces or in how a letter is encoded are one name. */
export function nameKeyOf(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** A general secretary has one category, the president all of them. */
export function requireOwnCategory(role: Role, category: UnitCategory): void {
  const covers = role === 'PRESIDENT' || (isGensec(role) && categoryOfRole(role) === category);
  if (!covers) throw new DomainError('UNIT.OUT_OF_SCOPE');
}

export function createUnit(role: Role, draft: UnitDraft, { id, now, parent }: Creation): Unit {
  requireOwnCategory(role, draft.category);
  if (draft.parent_unit_id && !parent) throw new DomainError('UNIT.PARENT_NOT_FOUND');
  if (parent) requireOwnCategory(role, parent.category);
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

/** What other services learn of a new unit. */
export function unitCreated(unit: Unit): EventData<'org.unit.created.v1'> {
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

export function unitAnswerOf(unit: Unit): UnitAnswer {
  return {
    _id: unit.id,
    name: unit.name,
    type: unit.type,
    description: unit.description,
    parent_unit_id: unit.parentId,
    hierarchy_level: unit.hierarchyLevel,
    category: unit.category,
    is_active: unit.active,
    contact_info: { email: unit.contact.email, social_media: unit.contact.socialMedia },
    budget_info: { allocated_budget: unit.budget.allocated, spent_amount: unit.budget.spent },
    created_at: unit.createdAt.toISOString(),
  };
}

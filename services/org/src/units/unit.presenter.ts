import type { AnswerOf, UnitAnswer, calls } from '@portal/contracts';
import type { Unit, UnitSummary } from './unit.domain';

type ListedUnit = AnswerOf<typeof calls.listUnits>[number];

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

export function shortUnitAnswerOf({ id, name, type }: UnitSummary): ListedUnit {
  return { _id: id, name, type };
}

/** `names` holds the names of parent units by id. */
export function longUnitAnswerOf(unit: UnitSummary, names: ReadonlyMap<string, string>): ListedUnit {
  const { id, name, type, category, parentId, email } = unit;
  const parentName = parentId === null ? undefined : names.get(parentId);
  const parent = parentId === null || parentName === undefined ? null : { _id: parentId, name: parentName };
  return { _id: id, name, type, category, parent, contact_info: { email } };
}

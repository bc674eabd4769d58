import type { AnswerOf, UnitAnswer, UnitDetails, UnitTree, calls } from '@portal/contracts';
import type { Unit, UnitSummary, UnitDependents } from './unit.domain';

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

interface UnitContext {
  parent: Pick<Unit, 'id' | 'name'> | null;
  subUnits: readonly UnitSummary[];
  /** Null for a reader who may not manage the unit. */
  use: UnitDependents | null;
  seesBudget: boolean;
}

export function unitDetailsOf(unit: Unit, { parent, subUnits, use, seesBudget }: UnitContext): UnitDetails {
  const { parent_unit_id: _parent, budget_info, ...shown } = unitAnswerOf(unit);
  return {
    ...shown,
    parent: parent && { _id: parent.id, name: parent.name },
    sub_units: subUnits.map(({ id, name, type, active }) => ({ _id: id, name, type, is_active: active })),
    ...(seesBudget && { budget_info }),
    ...(use && {
      can_manage: true,
      version: unit.version,
      in_use: {
        active_sub_units: subUnits.filter(({ active }) => active).length,
        positions: use.positions,
        active_holders: use.activeHolders,
        upcoming_events: use.upcomingEvents,
      },
    }),
  };
}

export function unitTreeOf(units: readonly UnitSummary[], total: number): UnitTree {
  return {
    units: units.map(({ id, name, type, category, parentId, active }) => ({
      _id: id,
      name,
      type,
      category,
      parent_unit_id: parentId,
      is_active: active,
    })),
    total,
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

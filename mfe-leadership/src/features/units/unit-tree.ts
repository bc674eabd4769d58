import type { UnitTree } from '@portal/contracts';

export type TreeUnit = UnitTree['units'][number];

/** One row of the tree as it is drawn. */
export interface TreeRow {
  readonly unit: TreeUnit;
  /** 1 at the top. */
  readonly level: number;
  /** Absent for a unit without sub-units. */
  readonly isExpanded?: boolean;
  /** Its place among its siblings, from 1, and how many they are. */
  readonly position: number;
  readonly siblings: number;
}

/** The units below each, by the id of the one above; those at the top under `null`. The order stays. */
export function childrenOf(units: readonly TreeUnit[]): ReadonlyMap<string | null, readonly TreeUnit[]> {
  const known = new Set(units.map(({ _id }) => _id));
  const children = new Map<string | null, TreeUnit[]>();
  for (const unit of units) {
    const { parent_unit_id: parent } = unit;
    // A parent that the answer does not hold leaves its units at the top.
    const above = parent !== null && known.has(parent) ? parent : null;
    children.set(above, [...(children.get(above) ?? []), unit]);
  }
  return children;
}

/** The rows from top to bottom; below a unit that is not expanded there are none. */
export function rowsOf(units: readonly TreeUnit[], isExpanded: (id: string) => boolean): TreeRow[] {
  const children = childrenOf(units);
  const below = (id: string | null, level: number): TreeRow[] => {
    const siblings = children.get(id) ?? [];
    return siblings.flatMap((unit, index) => {
      const row = { unit, level, position: index + 1, siblings: siblings.length };
      if (!children.has(unit._id)) return [row];
      const open = isExpanded(unit._id);
      return [{ ...row, isExpanded: open }, ...(open ? below(unit._id, level + 1) : [])];
    });
  };
  return below(null, 1);
}

/** The units above one, the topmost first. */
export function pathTo(units: readonly TreeUnit[], id: string): TreeUnit[] {
  const byId = new Map(units.map((unit) => [unit._id, unit]));
  const path: TreeUnit[] = [];
  let next = byId.get(id)?.parent_unit_id ?? null;
  while (next !== null) {
    const unit = byId.get(next);
    if (!unit || path.includes(unit)) break;
    path.unshift(unit);
    next = unit.parent_unit_id;
  }
  return path;
}

/** Those that match, and all above them. */
export function withAllAbove(units: readonly TreeUnit[], matches: (unit: TreeUnit) => boolean): TreeUnit[] {
  const shown = new Set<string>();
  for (const unit of units.filter(matches)) {
    for (const { _id } of [...pathTo(units, unit._id), unit]) shown.add(_id);
  }
  return units.filter(({ _id }) => shown.has(_id));
}

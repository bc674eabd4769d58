import { sortKeyOf } from '@portal/contracts';
import type { Holder } from './holder.domain';

/** What is read of a holder for the list of a tenure. */
export type TenureHolder = Pick<Holder, 'id' | 'person' | 'position' | 'unit' | 'tenureYear' | 'status'>;

/** What places a holder in the list of a tenure. */
export interface Place {
  unitId: string;
  title: string;
  name: string;
  id: string;
}

export function placeOf({ id, unit, position, person }: TenureHolder): Place {
  return { unitId: unit.id, title: sortKeyOf(position.title), name: sortKeyOf(person.name), id };
}

/** By unit in the order of the hierarchy, then by position and name. A unit without a rank comes last. */
export function comparePlaces(ranks: ReadonlyMap<string, number>): (one: Place, other: Place) => number {
  const rankOf = ({ unitId }: Place) => ranks.get(unitId) ?? ranks.size;
  return (one, other) =>
    rankOf(one) - rankOf(other) ||
    compare(one.title, other.title) ||
    compare(one.name, other.name) ||
    compare(one.id, other.id);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

import { addPositionBody } from '@portal/contracts';
import { positionPlans } from './position-plans';
import { copiesOf } from './rounds';
import { required, type DemoPortal, type SeededPeople, type SeededUnits } from './seed-context';
import { officerOf } from './unit-officer';

/** Adds the positions as the officers of their units do; answers their ids by title. */
export async function seedPositions(
  { org }: DemoPortal,
  { people, units }: { people: SeededPeople; units: SeededUnits },
  scale: number,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const { unit: name, ...plan } of positionPlans(copiesOf(scale))) {
    const unit = required(units, name);
    const body = addPositionBody.parse({ ...plan, unit_id: unit.id });
    const { _id } = await org.addPosition(officerOf(people, unit), body);
    ids.set(plan.title, _id);
  }
  return ids;
}

import { addPositionBody } from '@portal/contracts';
import { positionPlans } from './position-plans';
import { required, type DemoPortal, type SeededPeople, type SeededUnits } from './seed-context';
import { officerOf } from './unit-officer';

/** Adds the positions as the officers of their units do. */
export async function seedPositions(
  { org }: DemoPortal,
  { people, units }: { people: SeededPeople; units: SeededUnits },
): Promise<void> {
  for (const { unit: name, ...plan } of positionPlans) {
    const unit = required(units, name);
    await org.addPosition(officerOf(people, unit), addPositionBody.parse({ ...plan, unit_id: unit.id }));
  }
}

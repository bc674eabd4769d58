import { addPositionBody } from '@portal/contracts';
import type { Account, DemoPortal, DemoUnitRef } from './seed-context';
import { officerOf } from './unit-officer';
import { positionPlans } from './position-plans';

/** Adds the positions as the officers of their units do. */
export async function seedPositions(
  { org }: DemoPortal,
  { people, units }: { people: ReadonlyMap<string, Account>; units: ReadonlyMap<string, DemoUnitRef> },
): Promise<void> {
  for (const { unit: name, ...plan } of positionPlans) {
    const unit = units.get(name);
    if (!unit) throw new Error(`The demo institute has no unit ${name}.`);
    await org.addPosition(officerOf(people, unit), addPositionBody.parse({ ...plan, unit_id: unit.id }));
  }
}

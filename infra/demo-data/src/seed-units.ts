import { createUnitBody } from '@portal/contracts';
import { actorOf, type Account, type DemoPortal, type SeededUnit, type SeededUnits } from './seed-context';
import { copiesOf } from './rounds';
import { demoUnits } from './units';

/** Creates the units as the president does, parents first. */
export async function seedUnits(
  { org, settings }: DemoPortal,
  president: Account,
  scale: number,
): Promise<SeededUnits> {
  const seeded = new Map<string, SeededUnit>();
  for (const { name, type, category, parent, description, contact, allocated, spent } of demoUnits(copiesOf(scale))) {
    const body = createUnitBody.parse({
      name,
      type,
      category,
      description,
      parent_unit_id: parent === null ? null : seeded.get(parent)?.id,
      hierarchy_level: parent === null ? 1 : type === 'Council' ? 2 : 3,
      contact_info: { email: `${contact}@${settings.emailDomain}` },
      budget_info: { allocated_budget: allocated, spent_amount: spent },
    });
    const { _id } = await org.createUnit(actorOf(president), body);
    seeded.set(name, { id: _id, name, category, contact });
  }
  return seeded;
}

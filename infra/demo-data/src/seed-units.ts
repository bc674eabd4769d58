import { createUnitBody } from '@portal/contracts';
import { actorOf, type Account, type DemoPortal, type DemoUnitRef } from './seed-context';
import { demoUnits } from './units';

/** Creates the units as the president does, parents first. */
export async function seedUnits({ org, settings }: DemoPortal, president: Account): Promise<Map<string, DemoUnitRef>> {
  const made = new Map<string, DemoUnitRef>();
  for (const { name, type, category, parent, description, contact, allocated, spent } of demoUnits) {
    const draft = createUnitBody.parse({
      name,
      type,
      category,
      description,
      parent_unit_id: parent === null ? null : made.get(parent)?.id,
      hierarchy_level: parent === null ? 1 : type === 'Council' ? 2 : 3,
      contact_info: { email: `${contact}@${settings.emailDomain}` },
      budget_info: { allocated_budget: allocated, spent_amount: spent },
    });
    const { _id } = await org.createUnit(actorOf(president), draft);
    made.set(name, { id: _id, name, category });
  }
  return made;
}

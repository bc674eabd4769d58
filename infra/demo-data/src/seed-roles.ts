import { actorOf, type Account, type DemoPortal, type DemoUnitRef } from './seed-context';
import { days } from './demo-day';
import type { DemoPerson } from './people';
import { demoUnits } from './units';

/** A demo that is looked at in March does not lose its officers overnight. */
const AT_LEAST = days(90);

/** Gives the officers their roles, as the president does: with the unit of a coordinator, until the end of the tenure. */
export async function seedRoles(
  { auth, settings }: DemoPortal,
  { people, units }: { people: Map<string, Account>; units: Map<string, DemoUnitRef> },
  { plan, now }: { plan: readonly DemoPerson[]; now: Date },
): Promise<void> {
  const president = people.get('president');
  if (!president) throw new Error('The demo institute needs a president.');
  const until = lastDayOfTenure(new Date(now.getTime() + AT_LEAST), settings.tenureStartMonth);
  for (const { username, role } of plan) {
    const account = people.get(username);
    if (!account || role === 'STUDENT' || role === 'PRESIDENT') continue;
    const unit = demoUnits.find(({ contact }) => role === 'CLUB_COORDINATOR' && contact === username);
    await auth.giveRole(actorOf(president), account.id, role, { unitId: unit && units.get(unit.name)?.id, until });
  }
}

function lastDayOfTenure(day: Date, startMonth: number): string {
  const endYear = day.getUTCFullYear() + (day.getUTCMonth() + 1 >= startMonth ? 1 : 0);
  return new Date(Date.UTC(endYear, startMonth - 1, 0)).toISOString().slice(0, 10);
}

import { tenureEndOf } from '@portal/contracts';
import { dayOf } from '@portal/service-kit/institute-time';
import { addDays } from 'date-fns';
import type { DemoPerson } from './people';
import { actorOf, required, type DemoPortal, type SeededPeople, type SeededUnits } from './seed-context';

/** A demo that is seeded shortly before the end of a tenure keeps its officers for the next one. */
const MIN_DAYS_IN_OFFICE = 90;

/** Gives the officers their roles, as the president does: a coordinator's with the unit, until the end of the tenure. */
export async function seedRoles(
  { auth, settings }: DemoPortal,
  { people, units }: { people: SeededPeople; units: SeededUnits },
  { plans, now }: { plans: readonly DemoPerson[]; now: Date },
): Promise<void> {
  const president = actorOf(required(people, 'president'));
  const earliestEnd = dayOf(addDays(now, MIN_DAYS_IN_OFFICE), settings.timeZone);
  const until = tenureEndOf(earliestEnd, settings.tenureStartMonth);
  for (const { username, role } of plans) {
    if (role === 'STUDENT' || role === 'PRESIDENT') continue;
    const unit = [...units.values()].find(({ contact }) => role === 'CLUB_COORDINATOR' && contact === username);
    await auth.giveRole(president, required(people, username).id, role, { unitId: unit?.id, until });
  }
}

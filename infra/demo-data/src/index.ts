import { days } from './demo-day';
import type { DemoPortal } from './seed-context';
import { eventSteps } from './seed-events';
import { feedbackSteps } from './seed-feedback';
import { seedRoles } from './seed-roles';
import { seedPeople } from './seed-people';
import { seedPositions } from './seed-positions';
import { seedProfiles } from './seed-profiles';
import { seedUnits } from './seed-units';
import { demoPeople } from './people';
import { demoRooms } from './rooms';

export type { DemoPortal } from './seed-context';
export { DEMO_PASSWORD } from './seed-people';
export { demoPeople, namedPeople } from './people';

/**
 * Makes the demo institute through the services' own use cases, so that every rule holds on it: people, profiles, units, positions,
 * rooms, events in every state and their room requests, and feedback, in the order in which they happened. `scale` multiplies the students and
 * events. The clock of the services stands at `now` afterwards.
 */
export async function seedDemoInstitute(portal: DemoPortal, { now, scale = 1 }: { now: Date; scale?: number }) {
  portal.setClock(new Date(now.getTime() - days(62)));
  const plans = demoPeople(40 * scale);
  const people = await seedPeople(portal, plans);
  // Whoever completes a profile needs an account that records has heard of.
  await portal.settle();
  await seedProfiles(
    portal,
    people,
    plans.filter(({ onboarded }) => onboarded),
  );
  const president = people.get('president');
  if (!president) throw new Error('The demo institute needs a president.');
  portal.setClock(new Date(now.getTime() - days(58)));
  const units = await seedUnits(portal, president);
  // A unit can be given with a role when auth has heard of it.
  await portal.settle();
  portal.setClock(new Date(now.getTime() - days(57)));
  await seedRoles(portal, { people, units }, { plan: plans, now });
  portal.setClock(new Date(now.getTime() - days(56)));
  await seedPositions(portal, { people, units });
  for (const room of demoRooms) await portal.events.addRoom({ ...room, active: true });
  await portal.settle();
  const students = plans
    .filter(({ role, onboarded }) => role === 'STUDENT' && onboarded)
    .flatMap(({ username }) => people.get(username) ?? []);
  const cast = { people, units, students };
  const steps = [...eventSteps(portal, cast, { now, scale }), ...feedbackSteps(portal, cast, { now, scale })].sort(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );
  for (const { at, run } of steps) {
    portal.setClock(at);
    await run();
  }
  portal.setClock(now);
  await portal.settle();
}

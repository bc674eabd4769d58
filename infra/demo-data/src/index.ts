import { subDays } from 'date-fns';
import { demoPeople } from './people';
import { demoRooms } from './rooms';
import { copiesOf } from './rounds';
import { required, type DemoPortal, type SeedOptions } from './seed-context';
import { achievementSteps } from './seed-achievements';
import { eventSteps } from './seed-events';
import { feedbackSteps } from './seed-feedback';
import { seedHolders } from './seed-holders';
import { seedPeople } from './seed-people';
import { seedPositions } from './seed-positions';
import { seedProfiles } from './seed-profiles';
import { seedRoles } from './seed-roles';
import { purposeRequestSteps } from './seed-room-requests';
import { skillSteps } from './seed-skills';
import { seedUnits } from './seed-units';

export type { DemoPortal, SeedOptions, SeedProgress } from './seed-context';
export { DEMO_PASSWORD } from './seed-people';
export { demoPeople, namedPeople } from './people';

/** After so many steps their events are delivered, so that the services do not fall behind without limit. */
const STEPS_BETWEEN_DELIVERIES = 200;

/**
 * Makes the demo institute through the services' own use cases, so that every rule holds on it: people, profiles,
 * units, positions, rooms, events in every state and their room requests, feedback, skills and achievements, in the order
 * in which they happened. The clock of the services is at `now` afterwards.
 */
export async function seedDemoInstitute(portal: DemoPortal, options: SeedOptions): Promise<void> {
  const institute = await seedInstitute(portal, options);
  const steps = [eventSteps, purposeRequestSteps, feedbackSteps, skillSteps, achievementSteps].flatMap((stepsOf) =>
    stepsOf(portal, institute, options),
  );
  steps.sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const [index, { at, run }] of steps.entries()) {
    portal.setClock(at);
    await run();
    if (index % STEPS_BETWEEN_DELIVERIES === 0) await portal.settle();
    options.onProgress?.({ part: 'steps of events, feedback and records', done: index + 1, total: steps.length });
  }
  portal.setClock(options.now);
  await portal.settle();
}

/** What events and feedback need: people with their roles, units, positions and rooms. */
async function seedInstitute(portal: DemoPortal, options: SeedOptions) {
  const { now, scale, onProgress } = options;
  const plans = demoPeople(40 * scale);
  const onboarded = plans.filter((person) => person.onboarded);
  portal.setClock(subDays(now, 62));
  const people = await seedPeople(portal, plans, onProgress);
  // Records refuses the profile of an account that it has not heard of.
  await portal.settle();
  await seedProfiles(portal, { people, onboarded }, onProgress);
  portal.setClock(subDays(now, 58));
  const units = await seedUnits(portal, required(people, 'president'), scale);
  // Auth refuses a role with a unit that it has not heard of.
  await portal.settle();
  portal.setClock(subDays(now, 57));
  await seedRoles(portal, { people, units }, { plans, now });
  portal.setClock(subDays(now, 56));
  const positionIds = await seedPositions(portal, { people, units }, scale);
  for (const room of demoRooms(copiesOf(scale))) await portal.events.addRoom({ ...room, active: true });
  await portal.settle();
  const students = onboarded.filter(({ role }) => role === 'STUDENT').map(({ username }) => required(people, username));
  const holdings = await seedHolders(portal, { people, units, positionIds, students }, options);
  const [eventIds, skillIds] = [new Map<string, string>(), new Map<string, string>()];
  return { people, units, positionIds, eventIds, skillIds, holdings, students };
}

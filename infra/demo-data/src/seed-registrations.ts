import type { MyRegistration } from '@portal/contracts';
import type { Actor } from '@portal/service-kit';
import { addMinutes, min } from 'date-fns';
import type { PlannedEvent } from './planned-event';
import { actorOf, required, type Account, type DemoPortal, type SeededInstitute, type SeedStep } from './seed-context';

/** The usernames of generated students end in a number. */
const GENERATED_STUDENT = /\.\d+@/;

/** Who registers for an event, one after the other until it begins, who leaves it, and who is checked in. */
export function registrationSteps(portal: DemoPortal, institute: SeededInstitute, event: PlannedEvent): SeedStep[] {
  const { plan, created, start, now } = event;
  if (!plan.capacity) return [];
  const registrations = new Map<Actor, MyRegistration>();
  const actors = registrantsOf(institute, event).map((student) => actorOf(student));
  const intervalMs = (min([start, now]).getTime() - created.getTime()) / (actors.length + 2);
  const moment = (nth: number) => new Date(created.getTime() + Math.floor(intervalMs * nth));
  const joins = actors.map((actor, nth) => ({
    at: moment(nth + 1),
    run: async () => registrations.set(actor, await portal.events.joinEvent(actor, event.id)),
  }));
  const [first] = actors;
  const leave =
    plan.leaves && first
      ? [{ at: moment(actors.length + 1), run: () => portal.events.leaveEvent(first, event.id) }]
      : [];
  const checkIns =
    start < now ? [{ at: addMinutes(start, 15), run: () => checkIn(portal, event, [...registrations.values()]) }] : [];
  return [...joins, ...leave, ...checkIns];
}

function registrantsOf({ people, students }: SeededInstitute, { plan, index }: PlannedEvent): Account[] {
  const named = (usernames: readonly string[]) => usernames.map((username) => required(people, username));
  const others = students.filter(({ username }) => GENERATED_STUDENT.test(username));
  const count = Math.min(plan.crowd ?? 3 + (index % 4), others.length);
  const [first, ...rest] = Array.from({ length: count }, (_, nth) => others[(index * 5 + nth) % others.length]);
  return [first, ...named(plan.early), ...rest, ...named(plan.late)].flatMap((student) => student ?? []);
}

/** Two in three of those with a place come. */
async function checkIn({ events }: DemoPortal, { manager, id }: PlannedEvent, registrations: MyRegistration[]) {
  const withPlace = registrations.filter(({ status }) => status === 'registered');
  for (const [nth, { code }] of withPlace.entries()) {
    if (nth % 3 < 2) await events.checkIn(manager, id, { shown: code });
  }
}

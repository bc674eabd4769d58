import type { MyRegistration } from '@portal/contracts';
import type { Actor } from '@portal/service-kit';
import { hours } from './demo-day';
import type { EventPlan } from './event-plans';
import { actorOf, type Account, type DemoPortal, type SeedStep } from './seed-context';

interface Scene {
  plan: EventPlan;
  index: number;
  /** Students who may register, the named ones among them. */
  students: readonly Account[];
  start: Date;
  created: Date;
  now: Date;
  manager: Actor;
  eventId: () => string;
}

/** Of those with a place so many in three come. */
const COME = 2;

/** Who registers for an event, one after the other until it begins, who gives a place back, and who comes. */
export function registrationSteps(portal: DemoPortal, scene: Scene): SeedStep[] {
  const { plan, start, created, now, eventId } = scene;
  if (!plan.places) return [];
  const joined = new Map<Actor, MyRegistration>();
  const joining = joinersOf(scene).map((student) => actorOf(student));
  const from = created.getTime();
  const pause = (Math.min(start.getTime(), now.getTime()) - from) / (joining.length + 2);
  const moment = (nth: number) => new Date(from + Math.floor(pause * nth));
  const joins = joining.map((actor, nth) => ({
    at: moment(nth + 1),
    run: async () => joined.set(actor, await portal.events.joinEvent(actor, eventId())),
  }));
  const [first] = joining;
  const leaves =
    plan.leaves && first ? [leaveStep(portal, { actor: first, at: moment(joining.length + 1), eventId })] : [];
  const arrivals =
    start < now ? [{ at: new Date(start.getTime() + hours(0.25)), run: () => letIn(portal, scene, joined) }] : [];
  return [...joins, ...leaves, ...arrivals];
}

function joinersOf({ plan, index, students }: Scene): Account[] {
  const named = (usernames: readonly string[]) =>
    usernames.flatMap((username) => students.find((student) => student.username.startsWith(`${username}@`)) ?? []);
  const [early, late] = [named(plan.early), named(plan.late)];
  const others = students.filter(({ username }) => /^[a-z]+\.[a-z]+\./.test(username));
  const crowd = Math.min(plan.crowd ?? 3 + (index % 4), others.length);
  const chosen = Array.from({ length: crowd }, (_, nth) => others[(index * 5 + nth) % others.length]);
  const [first, ...rest] = chosen.flatMap((student) => student ?? []);
  return [...(first ? [first] : []), ...early, ...rest, ...late];
}

function leaveStep(
  portal: DemoPortal,
  { actor, at, eventId }: { actor: Actor; at: Date; eventId: () => string },
): SeedStep {
  return { at, run: () => portal.events.leaveEvent(actor, eventId()) };
}

async function letIn(portal: DemoPortal, { manager, eventId }: Scene, joined: ReadonlyMap<Actor, MyRegistration>) {
  const places = [...joined.values()].filter(({ status }) => status === 'registered');
  for (const [nth, { code }] of places.entries()) {
    if (nth % 3 < COME) await portal.events.checkIn(manager, eventId(), code);
  }
}

import { createEventBody, createRoomRequestBody } from '@portal/contracts';
import type { Actor } from '@portal/service-kit';
import { isDomainError } from '@portal/service-kit';
import { days, demoDay, hours } from './demo-day';
import { eventPlans, type EventPlan } from './event-plans';
import { actorOf, type Account, type DemoPortal, type DemoUnitRef, type SeedStep } from './seed-context';
import { officerOf } from './unit-officer';
import { registrationSteps } from './seed-registrations';

interface Cast {
  people: Map<string, Account>;
  units: Map<string, DemoUnitRef>;
  /** Students who have completed their profile. */
  students: readonly Account[];
}

/** The steps that bring the events about: created, rooms requested and reviewed, begun, ended, cancelled. */
export function eventSteps(portal: DemoPortal, cast: Cast, { now, scale }: { now: Date; scale: number }): SeedStep[] {
  const plans = Array.from({ length: scale }, (_, round) =>
    eventPlans.map((plan) =>
      round === 0 ? plan : { ...plan, title: `${plan.title} ${round + 1}`, day: plan.day + round },
    ),
  ).flat();
  return plans.flatMap((plan, index) => stepsOf(portal, cast, plan, { now, index }));
}

function stepsOf(
  portal: DemoPortal,
  cast: Cast,
  plan: EventPlan,
  { now, index }: { now: Date; index: number },
): SeedStep[] {
  const day = demoDay(now, portal.settings.timeZone);
  const start = day.at(plan.day, plan.from);
  const end = new Date(start.getTime() + hours(plan.hours));
  const planned = start.getTime() - days(6 + (index % 9));
  const created = new Date(Math.min(planned, now.getTime() - hours(2 + (index % 44))));
  const unit = cast.units.get(plan.unit);
  if (!unit) throw new Error(`The demo institute has no unit ${plan.unit}.`);
  const manager = officerOf(cast.people, unit);
  let id = '';
  const create = async () => {
    id = (await portal.events.createEvent(manager, eventBody(plan, { unit, start, end })))._id;
  };
  const clock = [start, end].filter((moment) => moment < now && plan.from !== null);
  const cancelled = index % 19 === 7;
  const scene = { plan, index, start, end, created, now, manager, eventId: () => id };
  const began = plan.from === null ? [new Date(start.getTime() + 1000)] : [];
  return [
    { at: created, run: create },
    ...roomSteps(portal, cast, scene),
    ...(cancelled ? [] : registrationSteps(portal, { ...scene, students: cast.students })),
    ...[...clock, ...began].map((moment) => ({
      at: new Date(moment.getTime() + 1000),
      run: portal.events.advanceStatuses,
    })),
    ...(cancelled ? [cancelStep(portal, { manager, created, now, eventId: () => id })] : []),
  ];
}

function cancelStep(
  portal: DemoPortal,
  { manager, created, now, eventId }: { manager: Actor; created: Date; now: Date; eventId: () => string },
): SeedStep {
  const at = new Date(Math.min(created.getTime() + hours(30), now.getTime() - hours(1)));
  return { at, run: () => portal.events.cancelEvent(manager, eventId(), 'The speaker cannot come.') };
}

function eventBody(plan: EventPlan, { unit, start, end }: { unit: DemoUnitRef; start: Date; end: Date }) {
  const { title, description, category, type, venue, mode, places, fees } = plan;
  return createEventBody.parse({
    title,
    description,
    category,
    type,
    organizing_unit_id: unit.id,
    organizers: [{ kind: 'unit', _id: unit.id }],
    schedule: { start: start.toISOString(), end: end.toISOString(), venue, mode },
    registration: places
      ? { required: true, end: start.toISOString(), max_participants: places, fees: fees ?? 0 }
      : { required: false },
    budget: { allocated: (places ?? 40) * 100, sponsors: [] },
  });
}

interface RoomScene {
  plan: EventPlan;
  index: number;
  start: Date;
  end: Date;
  created: Date;
  now: Date;
  manager: Actor;
  eventId: () => string;
}

/** By turns: approved, pending, rejected with a second one pending, and none. */
const DECISIONS = [['Approved'], [null], ['Rejected', null], []] as const;

/** The rooms of an event that is to come, in every state; who is in a room now asked for it in time. */
function roomSteps(portal: DemoPortal, { people }: Cast, scene: RoomScene): SeedStep[] {
  const president = people.get('president');
  const { index, manager, start, end, created, now } = scene;
  const day = demoDay(now, portal.settings.timeZone);
  const [from, until] = [day.dateAndTime(start), day.dateAndTime(end)];
  if (!president || manager.role === 'PRESIDENT' || end < now || until.time <= from.time) return [];
  const decisions = start < now ? (['Approved'] as const) : (DECISIONS[index % DECISIONS.length] ?? []);
  return decisions.flatMap((decision, nth) => {
    let requestId = '';
    const asked = new Date(Math.min(created.getTime() + hours(1 + nth), now.getTime() - hours(1)));
    const request = async () => {
      const event = await portal.events.requestRoom(
        manager,
        scene.eventId(),
        createRoomRequestBody.parse({
          room: nth === 0 ? scene.plan.venue : 'Conference Room',
          ...from,
          end_time: until.time,
          description: `For ${scene.plan.title}.`,
        }),
      );
      requestId = event.room_requests?.at(-1)?._id ?? '';
    };
    const steps: SeedStep[] = [{ at: asked, run: request }];
    if (decision) {
      const reviewed = new Date(Math.min(asked.getTime() + hours(20), now.getTime() - hours(0.5)));
      steps.push({ at: reviewed, run: () => review(portal, actorOf(president), requestId, decision) });
    }
    return steps;
  });
}

async function review(portal: DemoPortal, president: Actor, requestId: string, decision: 'Approved' | 'Rejected') {
  try {
    await portal.events.reviewRoomRequest(president, requestId, decision);
  } catch (error) {
    if (!isDomainError(error) || error.code !== 'ROOM.ALREADY_BOOKED') throw error;
    await portal.events.reviewRoomRequest(president, requestId, 'Rejected');
  }
}

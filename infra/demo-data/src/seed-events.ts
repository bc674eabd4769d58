import { createEventBody } from '@portal/contracts';
import { addHours, addSeconds, min, subHours } from 'date-fns';
import { eventPlans } from './event-plans';
import { inRounds } from './rounds';
import { planEvent, type PlannedEvent } from './planned-event';
import { required, type DemoPortal, type SeededInstitute, type SeedOptions, type SeedStep } from './seed-context';
import { registrationSteps } from './seed-registrations';
import { roomRequestSteps } from './seed-room-requests';

/** The steps that create the events, request and review their rooms, begin, end and cancel them. */
export function eventSteps(portal: DemoPortal, institute: SeededInstitute, { now, scale }: SeedOptions): SeedStep[] {
  const plans = inRounds(scale, eventPlans, (plan, round) => {
    return { ...plan, title: `${plan.title} ${round}`, day: plan.day + round - 1 };
  });
  return plans.flatMap((plan, index) => {
    const event = planEvent(portal, institute, plan, { now, index });
    const isCancelled = index % 19 === 7;
    return [
      { at: event.created, run: () => createEvent(portal, institute, event) },
      ...(isCancelled ? stepsUntilCancelled(portal, institute, event) : stepsUntilOver(portal, institute, event)),
    ];
  });
}

async function createEvent(
  { events, settle }: DemoPortal,
  { eventIds, skillIds }: SeededInstitute,
  event: PlannedEvent,
): Promise<void> {
  const { plan, unit, start, end } = event;
  // Events refuses a skill whose endorsement it has not heard of.
  if (plan.skills.length > 0) await settle();
  const { title, description, category, type, venue, mode, capacity, fees } = plan;
  const body = createEventBody.parse({
    title,
    description,
    category,
    type,
    organizing_unit_id: unit.id,
    organizers: [{ kind: 'unit', _id: unit.id }],
    schedule: { start: start.toISOString(), end: end.toISOString(), venue, mode },
    registration: capacity
      ? { required: true, end: start.toISOString(), max_participants: capacity, fees: fees ?? 0 }
      : { required: false },
    skills: plan.skills.map((name) => required(skillIds, name)),
    budget: { allocated: (capacity ?? 40) * 100, sponsors: [] },
  });
  event.id = (await events.createEvent(event.manager, body))._id;
  eventIds.set(title, event.id);
}

/** The scheduled task that begins and ends events, right after each moment that has passed. */
function statusSteps({ events }: DemoPortal, { start, end, now }: PlannedEvent): SeedStep[] {
  return [start, end]
    .filter((moment) => moment < now)
    .map((moment) => ({ at: addSeconds(moment, 1), run: events.advanceStatuses }));
}

function stepsUntilOver(portal: DemoPortal, institute: SeededInstitute, event: PlannedEvent): SeedStep[] {
  return [
    ...roomRequestSteps(portal, institute, event),
    ...registrationSteps(portal, institute, event),
    ...statusSteps(portal, event),
  ];
}

/** Nobody requests or decides on a room of a cancelled event. */
function stepsUntilCancelled(portal: DemoPortal, institute: SeededInstitute, event: PlannedEvent): SeedStep[] {
  const at = min([addHours(event.created, 30), subHours(event.now, 1)]);
  const earlier = roomRequestSteps(portal, institute, event).filter((step) => step.at < at);
  const cancel = () => portal.events.cancelEvent(event.manager, event.id, 'The speaker cannot come.');
  return [...earlier, { at, run: cancel }];
}

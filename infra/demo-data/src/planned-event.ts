import type { Actor } from '@portal/service-kit';
import { addHours, min, startOfHour, subDays, subHours } from 'date-fns';
import type { EventPlan } from './event-plans';
import { planMoment, required, type DemoPortal, type SeededInstitute, type SeededUnit } from './seed-context';
import { officerOf } from './unit-officer';

/** An event of the demo institute with its moments. */
export interface PlannedEvent {
  plan: EventPlan;
  /** Number of the event; what differs from event to event is derived from it. */
  index: number;
  unit: SeededUnit;
  /** Who creates it and requests its rooms. */
  manager: Actor;
  created: Date;
  start: Date;
  end: Date;
  now: Date;
  /** Empty until the step that creates the event has run. */
  id: string;
}

export function planEvent(
  { settings }: Pick<DemoPortal, 'settings'>,
  { people, units }: SeededInstitute,
  plan: EventPlan,
  { now, index }: { now: Date; index: number },
): PlannedEvent {
  // A plan without an hour is under way: it began two hours ago.
  const start =
    plan.startHour === null
      ? subHours(startOfHour(now), 2)
      : planMoment({ day: plan.day, hour: plan.startHour }, now, settings.timeZone);
  const unit = required(units, plan.unit);
  return {
    plan,
    index,
    unit,
    manager: officerOf(people, unit),
    created: min([subDays(start, 6 + (index % 9)), subHours(now, 2 + (index % 44))]),
    start,
    end: addHours(start, plan.hours),
    now,
    id: '',
  };
}

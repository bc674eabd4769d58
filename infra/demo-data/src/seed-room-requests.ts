import { createRoomRequestBody, requestRoomForPurposeBody } from '@portal/contracts';
import { isDomainError } from '@portal/service-kit';
import { dateTimeOf } from '@portal/service-kit/institute-time';
import { addHours, min, subDays, subHours, subMinutes } from 'date-fns';
import type { PlannedEvent } from './planned-event';
import {
  actorOf,
  planMoment,
  required,
  type DemoPortal,
  type SeededInstitute,
  type SeedOptions,
  type SeedStep,
} from './seed-context';
import { officerOf } from './unit-officer';

type Decision = 'Approved' | 'Rejected';

/** What becomes of an event's requests, by turns: approved, pending, rejected with a second one pending, no request. */
const DECISIONS: readonly (readonly (Decision | null)[])[] = [['Approved'], [null], ['Rejected', null], []];

/** The room requests of an event; one that has begun has its room, and one that is over had it. */
export function roomRequestSteps(portal: DemoPortal, { people }: SeededInstitute, event: PlannedEvent): SeedStep[] {
  const { plan, index, manager, created, start, end, now } = event;
  const { timeZone } = portal.settings;
  const [date = '', time = ''] = dateTimeOf(start, timeZone).split(' ');
  const [, endTime = ''] = dateTimeOf(end, timeZone).split(' ');
  // The president decides requests; here only events within one day have any.
  if (manager.role === 'PRESIDENT' || endTime <= time) return [];
  const president = actorOf(required(people, 'president'));
  const decisions = start < now ? (['Approved'] as const) : (DECISIONS[index % DECISIONS.length] ?? []);
  return decisions.flatMap((decision, nth) => {
    let requestId = '';
    const requested = min([addHours(created, 1 + nth), subHours(now, 1)]);
    const request = async () => {
      const body = createRoomRequestBody.parse({
        room: nth === 0 ? plan.venue : 'Conference Room',
        date,
        time,
        end_time: endTime,
        description: `For ${plan.title}.`,
      });
      const { room_requests } = await portal.events.requestRoom(manager, event.id, body);
      requestId = room_requests?.at(-1)?._id ?? '';
    };
    const steps: SeedStep[] = [{ at: requested, run: request }];
    if (decision) {
      const reviewed = min([addHours(requested, 20), subMinutes(now, 30)]);
      steps.push({ at: reviewed, run: () => review(portal, president, requestId, decision) });
    }
    return steps;
  });
}

/** What clubs need a room for besides their events. */
const PURPOSES = [
  { unit: 'Music Club', room: 'Music Room', purpose: 'Band rehearsal', day: 1, hour: 18, isApproved: true },
  { unit: 'Music Club', room: 'Music Room', purpose: 'Rehearsal of the choir', day: 3, hour: 18, isApproved: false },
  { unit: 'Coding Club', room: 'Seminar Room 2', purpose: 'Core team meeting', day: 2, hour: 17, isApproved: true },
] as const;

/** Requests without an event. */
export function purposeRequestSteps(
  portal: DemoPortal,
  { people, units }: SeededInstitute,
  { now }: SeedOptions,
): SeedStep[] {
  const { timeZone } = portal.settings;
  const president = actorOf(required(people, 'president'));
  return PURPOSES.flatMap(({ unit: name, room, purpose, day, hour, isApproved }) => {
    const unit = required(units, name);
    const [date = '', time = ''] = dateTimeOf(planMoment({ day, hour }, now, timeZone), timeZone).split(' ');
    const end_time = `${hour + 2}:00`;
    let requestId = '';
    const request = async () => {
      const body = requestRoomForPurposeBody.parse({ unit_id: unit.id, purpose, room, date, time, end_time });
      requestId = (await portal.events.requestRoomForPurpose(officerOf(people, unit), body))._id;
    };
    const steps: SeedStep[] = [{ at: subDays(now, 1), run: request }];
    if (isApproved) steps.push({ at: subHours(now, 3), run: () => review(portal, president, requestId, 'Approved') });
    return steps;
  });
}

/** Plans may want the same room at the same time: the later request is rejected. */
async function review({ events }: DemoPortal, president: ReturnType<typeof actorOf>, id: string, decision: Decision) {
  try {
    await events.reviewRoomRequest(president, id, { status: decision });
  } catch (error) {
    if (!isDomainError(error, 'ROOM.ALREADY_BOOKED')) throw error;
    await events.reviewRoomRequest(president, id, {
      status: 'Rejected',
      reason: 'The room was already booked for this time.',
    });
  }
}

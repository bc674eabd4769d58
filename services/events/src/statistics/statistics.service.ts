import { calls, MAX_ATTENDED_EVENTS, MINUTE_MS, type EventStatistics } from '@portal/contracts';
import type { Actor, Clock, Scope } from '@portal/service-kit';
import { createTimedCache, scopeOf } from '@portal/service-kit';
import { dayOf, lastMonths } from '@portal/service-kit/institute-time';
import type { EventStatisticsRepository } from '../events/event-statistics.repository';
import type { RoomUseRepository } from '../rooms/room-use.repository';
import { attendanceOf, monthsOfEvents, roomUseOf } from './statistics.domain';

interface Dependencies {
  events: EventStatisticsRepository;
  roomUse: RoomUseRepository;
  clock: Clock;
  timeZone: string;
}

const MONTHS_SHOWN = 12;

export type StatisticsService = ReturnType<typeof createStatisticsService>;

export function createStatisticsService({ events, roomUse, clock, timeZone }: Dependencies) {
  // A year of events is counted, which takes the longer the more there are.
  const answers = createTimedCache<EventStatistics>({ now: () => clock.now(), lifetimeMs: MINUTE_MS });

  async function read(actor: Actor): Promise<EventStatistics> {
    const scope = scopeOf(actor, calls.readEventStatistics);
    return answers.get(scope, () => compute(scope));
  }

  async function compute(scope: Scope): Promise<EventStatistics> {
    const now = clock.now();
    const months = lastMonths(now, MONTHS_SHOWN, timeZone);
    const days = { from: `${months[0]}-01`, to: dayOf(now, timeZone) };
    const [counts, booked, attended] = await Promise.all([
      events.countByMonth(scope, months),
      roomUse.countBookings(scope, days),
      events.findAttended(scope, MAX_ATTENDED_EVENTS),
    ]);
    return {
      computed_at: now.toISOString(),
      months: monthsOfEvents(months, counts),
      room_use: roomUseOf(days, booked),
      attendance: attendanceOf(attended),
    };
  }

  return { read };
}

import type { Scope, Store } from '@portal/service-kit';
import { scopeFilter } from '@portal/service-kit';
import type { AttendedEvent, MonthCount } from './event-statistics.domain';
import type { EventDocument } from './event.model';
import { eventModel } from './event.model';

/** Among so many are those that asked for a registration looked for, so that the work has an end. */
const MAX_READ = 100;

export type EventStatisticsRepository = ReturnType<typeof createEventStatisticsRepository>;

export function createEventStatisticsRepository({ connection }: Pick<Store, 'connection'>) {
  const events = eventModel(connection);
  const within = (scope: Scope) => scopeFilter(scope, { unit: 'unit.id', category: 'areas' });

  async function countByMonth(scope: Scope, months: readonly string[]): Promise<MonthCount[]> {
    const touching = { months: { $in: [...months] } };
    const found = await events.aggregate<{ _id: Omit<MonthCount, 'count'>; count: number }>([
      { $match: { ...touching, ...within(scope) } },
      { $project: { months: 1, category: 1 } },
      { $unwind: '$months' },
      { $match: touching },
      { $group: { _id: { month: '$months', category: '$category' }, count: { $sum: 1 } } },
    ]);
    return found.map(({ _id: { month, category }, count }) => ({ month, category, count }));
  }

  /** The last ones that asked for a registration, latest first. */
  async function findAttended(scope: Scope, limit: number): Promise<AttendedEvent[]> {
    const found = await events
      .find(
        { ...within(scope), status: 'completed' },
        { title: 1, 'schedule.start': 1, registration: 1, 'seats.taken': 1, 'seats.checkedIn': 1 },
      )
      .sort({ sortStart: -1, _id: -1 })
      .limit(MAX_READ)
      .lean<EventDocument[]>();
    return found.flatMap(attendedOf).slice(0, limit);
  }

  return { countByMonth, findAttended };
}

/** Nothing for an event that nobody had to register for. */
function attendedOf({ _id: id, title, schedule: { start }, registration, seats }: EventDocument): AttendedEvent[] {
  if (!registration.required || !start) return [];
  const { taken: registered, checkedIn } = seats;
  return [{ id, title, start, places: registration.max_participants ?? null, registered, checkedIn }];
}

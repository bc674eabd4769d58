import { DAY_MS, type EventStatus } from '@portal/contracts';

interface Schedule {
  start: Date | null;
  end: Date | null;
}

/** When an event is over. One without an end lasts a day, or it would stay ongoing forever. */
export function overAt({ start, end }: Schedule): Date | null {
  if (end) return end;
  return start && new Date(start.getTime() + DAY_MS);
}

/** The status at a moment of an event that is not cancelled. */
export function statusAt(schedule: Schedule, now: Date): Exclude<EventStatus, 'cancelled'> {
  const over = overAt(schedule);
  if (over && over <= now) return 'completed';
  return schedule.start && schedule.start <= now ? 'ongoing' : 'planned';
}

const ORDER = { planned: 0, ongoing: 1, completed: 2 } as const;

/**
 * The status that the clock moves an event to, or null when it keeps its own. The clock moves none back, cancelled is
 * final; see {@link statusAfterChange} for what a changed date does.
 */
export function nextStatus(event: { status: EventStatus; schedule: Schedule }, now: Date): EventStatus | null {
  if (event.status === 'cancelled') return null;
  const next = statusAt(event.schedule, now);
  return ORDER[next] > ORDER[event.status] ? next : null;
}

interface ChangedEvent {
  status: EventStatus;
  schedule: Schedule;
  capacity: { checkedIn: number };
}

/**
 * The status that follows from the dates of a changed event: one whose date moves ahead is planned again, or ongoing. One
 * that began and that people were checked in to is not planned again, because it has taken place in part.
 */
export function statusAfterChange({ status, schedule, capacity }: ChangedEvent, now: Date): EventStatus {
  const next = statusAt(schedule, now);
  const hasBegun = status !== 'planned' && capacity.checkedIn > 0;
  return next === 'planned' && hasBegun ? 'ongoing' : next;
}

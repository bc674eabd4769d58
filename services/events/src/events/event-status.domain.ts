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

/** The status that the clock moves an event to, or null when it keeps its own. No status goes back; cancelled is final. */
export function nextStatus(event: { status: EventStatus; schedule: Schedule }, now: Date): EventStatus | null {
  if (event.status === 'cancelled') return null;
  const next = statusAt(event.schedule, now);
  return ORDER[next] > ORDER[event.status] ? next : null;
}

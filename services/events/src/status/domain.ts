import type { EventStatus } from '@portal/contracts';

interface Schedule {
  start: Date | null;
  end: Date | null;
}

const A_DAY = 24 * 60 * 60 * 1000;

/** When an event is over. One without an end lasts a day, so that it does not stay ongoing for ever. */
export function overAt({ start, end }: Schedule): Date | null {
  if (end) return end;
  return start && new Date(start.getTime() + A_DAY);
}

/** What the clock says of an event, were it not cancelled. */
export function statusAt(schedule: Schedule, now: Date): Exclude<EventStatus, 'cancelled'> {
  const over = overAt(schedule);
  if (over && over <= now) return 'completed';
  return schedule.start && schedule.start <= now ? 'ongoing' : 'planned';
}

const ORDER = { planned: 0, ongoing: 1, completed: 2 } as const;

/** The status the clock moves an event to, or null when it stays. Nothing goes back, and cancelled is final. */
export function nextStatus(event: { status: EventStatus; schedule: Schedule }, now: Date): EventStatus | null {
  if (event.status === 'cancelled') return null;
  const next = statusAt(event.schedule, now);
  return ORDER[next] > ORDER[event.status] ? next : null;
}

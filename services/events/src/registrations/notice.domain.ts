import type { CampusEvent, NotifiedChange } from '../events/event.domain';

type TimeAndVenue = Pick<CampusEvent['schedule'], 'start' | 'end' | 'venue'>;

/** A change that everybody who registered before it is to be notified of. */
export interface Notice {
  id: string;
  eventId: string;
  /** The version of the event that the change made. */
  version: number;
  change: 'moved' | 'cancelled';
  /** Time and venue since the change. */
  schedule: TimeAndVenue;
  previous?: TimeAndVenue;
  reason?: string;
  createdAt: Date;
}

export function noticeOf(
  { id: eventId, version, schedule }: CampusEvent,
  { change, previous, reason }: NotifiedChange,
  { id, now }: { id: string; now: Date },
): Notice {
  return {
    id,
    eventId,
    version,
    change,
    schedule: timeAndVenueOf(schedule),
    ...(previous && { previous: timeAndVenueOf(previous) }),
    ...(reason !== undefined && { reason }),
    createdAt: now,
  };
}

/** The event as the notice knows it: with the time and venue of its change, whatever was changed since. */
export function eventOfNotice({ schedule }: Notice, event: CampusEvent): CampusEvent {
  return { ...event, schedule: { ...event.schedule, ...timeAndVenueOf(schedule) } };
}

function timeAndVenueOf({ start, end, venue }: TimeAndVenue): TimeAndVenue {
  return { start: start ?? null, end: end ?? null, venue };
}

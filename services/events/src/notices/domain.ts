import type { EventData } from '@portal/contracts';
import type { CampusEvent } from '../events/domain';
import type { Registration } from '../registrations/domain';
import { snapshotOf } from '../registrations/domain';

type Place = Pick<CampusEvent['schedule'], 'start' | 'end' | 'venue'>;

/** That everybody who had joined an event before one version of it is to hear what happened. */
export interface Notice {
  id: string;
  eventId: string;
  /** Of the event, by the change. */
  version: number;
  change: 'moved' | 'cancelled';
  /** Where and when it is to be since then. */
  schedule: Place;
  previous?: Place;
  reason?: string;
  createdAt: Date;
}

export function noticeOf(
  { id: eventId, version, schedule }: CampusEvent,
  what: Pick<Notice, 'change' | 'previous' | 'reason'>,
  { id, now }: { id: string; now: Date },
): Notice {
  return { id, eventId, version, schedule: placeOf(schedule), ...what, createdAt: now };
}

/** What one person is told: the change of this notice, whatever was changed since. */
export function tellingOf(
  { change, schedule, previous, reason }: Notice,
  event: CampusEvent,
  registration: Registration,
): EventData<'events.registration.affected.v1'> {
  const then = { ...event, schedule: { ...event.schedule, ...placeOf(schedule) } };
  return {
    ...snapshotOf(then, registration),
    change,
    ...(previous && { previous: writtenPlace(previous) }),
    ...(reason !== undefined && { reason }),
  };
}

function placeOf({ start, end, venue }: Place): Place {
  return { start: start ?? null, end: end ?? null, venue };
}

function writtenPlace({ start, end, venue }: Place) {
  return { start: start?.toISOString() ?? null, end: end?.toISOString() ?? null, venue };
}

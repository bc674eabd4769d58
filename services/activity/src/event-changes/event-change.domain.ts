import type { EventChange } from '@portal/contracts';

/** A change with its offset in the stream. */
export interface StoredEventChange extends EventChange {
  offset: number;
}

interface OfEvent {
  data: { eventId: string };
}

export function ofEvent({ data: { eventId } }: OfEvent): EventChange {
  return { eventId, kind: 'event' };
}

export function ofRegistrations({ data: { eventId } }: OfEvent): EventChange {
  return { eventId, kind: 'registrations' };
}

/** Of an achievement that may be tied to an event. */
export function ofAchievement({ data: { event } }: { data: { event?: { id: string } | undefined } }): EventChange {
  return { eventId: event?.id, kind: 'achievements' };
}

/** Of what waits for officers, or no longer does, without an event. */
export function ofPending(): EventChange {
  return { kind: 'pending' };
}

/** Of an event, or of requests without one. */
export function ofRoomRequests({ data: { eventId } }: { data: { eventId?: string | undefined } }): EventChange {
  return { eventId, kind: 'room-requests' };
}

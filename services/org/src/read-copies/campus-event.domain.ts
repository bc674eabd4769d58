import type { EventCategory, EventData, EventStatus } from '@portal/contracts';

/** What this service stores of an event of the events service. */
export interface CampusEvent {
  id: string;
  version: number;
  unitId: string;
  title: string;
  status: EventStatus;
  category: EventCategory;
  start: Date | null;
  venue: string;
  createdAt: Date;
}

export function campusEventOf(event: EventData<'events.event.created.v1'>): CampusEvent {
  return {
    id: event.eventId,
    version: event.version,
    unitId: event.unit.id,
    title: event.title,
    status: event.status,
    category: event.category,
    start: event.start === null ? null : new Date(event.start),
    venue: event.venue,
    createdAt: new Date(event.createdAt),
  };
}

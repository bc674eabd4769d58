import type { EventCategory, EventData, EventStatus } from '@portal/contracts';

/** What this service keeps of an event of the events service. */
export interface CampusEvent {
  id: string;
  /** The source's count of changes: a copy is replaced only by a newer one. */
  version: number;
  unitId: string;
  title: string;
  status: EventStatus;
  category: EventCategory;
  start: Date | null;
  venue: string;
  createdAt: Date;
}

/** A unit's events as this service knows them. */
export interface UnitEvents {
  latest: CampusEvent[];
  total: number;
  /** Planned ones that have not begun. */
  upcoming: number;
}

export function copyOf(event: EventData<'events.event.created.v1'>): CampusEvent {
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

/** Deliveries repeat and overtake each other; only a newer copy counts. */
export function supersedes(arrived: Pick<CampusEvent, 'version'>, held: Pick<CampusEvent, 'version'> | null): boolean {
  return held === null || arrived.version > held.version;
}

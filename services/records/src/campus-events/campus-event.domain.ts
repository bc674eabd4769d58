import type { EventCategory, EventData, UnitRef } from '@portal/contracts';

/** What this service stores of an event of the events service. */
export interface CampusEvent {
  id: string;
  version: number;
  title: string;
  category: EventCategory;
  /** Whose coordinator decides about what comes from the event. */
  unit: UnitRef;
  /** What those who attend may claim. */
  skills: { id: string; name: string }[];
}

export function campusEventOf({
  eventId: id,
  version,
  title,
  category,
  unit,
  skills = [],
}: EventData<'events.event.created.v1'>): CampusEvent {
  const { name, category: area } = unit;
  return { id, version, title, category, unit: { id: unit.id, name, category: area }, skills };
}

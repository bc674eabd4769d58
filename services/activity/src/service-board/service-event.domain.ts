import type { EventData, EventStatus, UnitCategory } from '@portal/contracts';
import { formatInstant } from '@portal/service-kit/institute-time';

/** What the board needs of a campus event. */
export interface ServiceEvent {
  _id: string;
  version: number;
  category: UnitCategory;
  /** In which it ends, `YYYY-MM`. */
  month: string;
  status: EventStatus;
}

/** An event without dates belongs to the month in which it was created. */
export function serviceEventOf(event: EventData<'events.event.created.v1'>, timeZone: string): ServiceEvent {
  const { eventId: _id, version, unit, status, end, start, createdAt } = event;
  const month = formatInstant(new Date(end ?? start ?? createdAt), 'yyyy-MM', timeZone);
  return { _id, version, category: unit.category, month, status };
}

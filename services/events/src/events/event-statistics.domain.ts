import type { EventCategory } from '@portal/contracts';

/** How many events of a category touch a month. */
export interface MonthCount {
  month: string;
  category: EventCategory;
  count: number;
}

/** An event that is over, by how many it had room for and how many came. */
export interface AttendedEvent {
  id: string;
  title: string;
  start: Date;
  /** null without a limit. */
  places: number | null;
  registered: number;
  checkedIn: number;
}

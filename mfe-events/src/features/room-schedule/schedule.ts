import type { DayRequest } from './api/list-day-requests';
import type { Hours } from './hours';
import type { RoomRow } from './room-rows';

/** A free room and the time from which it was chosen. */
export interface FreeTime {
  readonly room: string;
  readonly date: string;
  readonly time: string;
}

/** What the viewer may do; absent actions are not offered. */
export interface ScheduleActions {
  readonly onRequest?: ((free: FreeTime) => void) | undefined;
  readonly onReview?: ((request: DayRequest) => void) | undefined;
}

export interface ScheduleProps extends ScheduleActions {
  readonly date: string;
  readonly rows: readonly RoomRow[];
  readonly hours: Hours;
  /** The current time, when the day is today. */
  readonly now?: string | undefined;
}

export interface ScheduleRowProps extends Omit<ScheduleProps, 'rows'> {
  readonly row: RoomRow;
}

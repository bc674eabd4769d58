import type { DayRequest } from './api/list-day-requests';
import type { Hours } from './hours';
import type { RoomRow } from './room-rows';

/** Where and when somebody would like to be. */
export interface FreeTime {
  readonly room: string;
  readonly date: string;
  readonly time: string;
}

/** What one can do on the board; nothing is offered to those who may not. */
export interface BoardActs {
  readonly onRequest?: ((free: FreeTime) => void) | undefined;
  readonly onReview?: ((request: DayRequest) => void) | undefined;
}

export interface BoardProps extends BoardActs {
  readonly date: string;
  readonly rows: readonly RoomRow[];
  readonly hours: Hours;
  /** The time it is, on the day of today alone. */
  readonly now?: string | undefined;
}

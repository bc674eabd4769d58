import { requestTitle } from '@portal/campus-kit';
import type { DayRequest } from './api/list-day-requests';
import type { Hours } from './hours';
import type { Booking, RoomRow } from './room-rows';

/** A free room and the time from which it was chosen. */
export interface FreeTime {
  readonly room: string;
  readonly date: string;
  readonly time: string;
}

/** What the viewer may do; absent actions are not offered. */
export interface ScheduleActions {
  readonly onRequest?: ((free: FreeTime) => void) | undefined;
  /** Reviews the requests of an event. */
  readonly onReview?: ((eventId: string) => void) | undefined;
  /** Shows a request without an event. */
  readonly onOpen: (request: DayRequest) => void;
}

/** What a room is used for, as far as the viewer knows. */
export function titleOf({ request, event, state }: Booking): string {
  return request ? requestTitle(request) : (event?.title ?? state);
}

/** What pressing a request does; undefined for one that links to its event, and for a booking of others. */
export function pressOf({ request, state }: Booking, { onReview, onOpen }: ScheduleActions): (() => void) | undefined {
  if (!request) return undefined;
  const { event } = request;
  if (!event) return () => onOpen(request);
  return state === 'Pending' && onReview ? () => onReview(event._id) : undefined;
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

import type { RoomRequestAnswer } from '@portal/contracts';
import { useAvailability } from './api/read-availability';
import { checkAvailability } from './requested-room';

/** Whether a requested room is booked at that time already, and then which others are free; not before it is known. */
export function useFreeInstead({ room, date, time, end_time }: RoomRequestAnswer) {
  const { data: rooms = [] } = useAvailability(date);
  const { clashes, suggested } = checkAvailability({ room, date, time, end_time, seats: 0 }, rooms);
  return { isTaken: clashes.length > 0, free: suggested.map(({ name }) => name) };
}

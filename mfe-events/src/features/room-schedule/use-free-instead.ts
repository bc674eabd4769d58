import { calls, type RoomRequestAnswer } from '@portal/contracts';
import { useRead } from '@portal/web-kit';
import { checkAvailability } from './requested-room';

/** Whether a requested room is closed or booked at that time already, and then which others are free; not before it is known. */
export function useFreeInstead({ room, date, time, end_time }: RoomRequestAnswer) {
  const { data: rooms = [] } = useRead(calls.readRoomAvailability, { query: { date } });
  const { isClosed, clashes, suggested } = checkAvailability({ room, date, time, end_time, seats: 0 }, rooms);
  return { isTaken: isClosed || clashes.length > 0, free: suggested.map(({ name }) => name) };
}

import { calls, type RoomRequestAnswer } from '@portal/contracts';
import { useRead } from '@portal/web-kit';
import { availabilityQueryOf, checkAvailability, requestedRoomOf } from './requested-room';

/** Whether a requested room is closed or booked at that time already, and then which others are free; not before it is known. */
export function useFreeInstead(request: RoomRequestAnswer) {
  const requested = requestedRoomOf(request);
  const { data: rooms = [] } = useRead(calls.readRoomAvailability, { query: availabilityQueryOf(requested) });
  const { isClosed, clashes, suggested } = checkAvailability(requested, rooms);
  return { isTaken: isClosed || clashes.length > 0, free: suggested.map(({ name }) => name) };
}

import type { RoomRequestAnswer } from '@portal/contracts';
import { checkAvailability, requestedRoomOf } from './requested-room';
import { useRequestDay } from './use-request-day';

/**
 * Whether a requested room is closed or booked at that time already, and then which others are free; `isPending` until it
 * is known, or cannot be.
 */
export function useFreeInstead(request: RoomRequestAnswer) {
  const { rooms = [], isPending } = useRequestDay(request);
  const { isClosed, clashes, suggested } = checkAvailability(requestedRoomOf(request), rooms);
  return { isPending, isTaken: isClosed || clashes.length > 0, free: suggested.map(({ name }) => name) };
}

import { calls, type RoomRequestAnswer } from '@portal/contracts';
import { useRead } from '@portal/web-kit';
import { availabilityQueryOf, requestedRoomOf } from './requested-room';

/** What is known of the day of a requested room, and of the other requests that would lose; both absent until they are. */
export function useRequestDay(request: RoomRequestAnswer) {
  const rooms = useRead(calls.readRoomAvailability, { query: availabilityQueryOf(requestedRoomOf(request)) });
  const competing = useRead(calls.listCompetingRoomRequests, { params: { requestId: request._id } });
  const isKnown = rooms.data !== undefined && competing.data !== undefined;
  const hasFailed = !isKnown && (rooms.isError || competing.isError);
  return { rooms: rooms.data, competing: competing.data, hasFailed, isPending: !isKnown && !hasFailed };
}

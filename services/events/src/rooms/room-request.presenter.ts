import type { AnswerOf, RoomRequestAnswer, calls } from '@portal/contracts';
import type { RoomRequest } from './room-request.domain';

/** People by name only. */
export function roomRequestAnswerOf(request: RoomRequest): RoomRequestAnswer {
  const { id, room, date, time, endTime, endDate, description, status, requestedBy, reviewedBy, reviewedAt } = request;
  const { purpose, reason, createdAt } = request;
  return {
    _id: id,
    room,
    ...(purpose !== undefined && { purpose }),
    date,
    time,
    end_time: endTime,
    ...(endDate !== date && { end_date: endDate }),
    description,
    status,
    requested_by: { name: requestedBy.name },
    ...(reviewedBy && { reviewed_by: { name: reviewedBy.name } }),
    ...(reviewedAt && { reviewed_at: reviewedAt.toISOString() }),
    ...(reason && { reason }),
    created_at: createdAt.toISOString(),
  };
}

/** What a decision or a withdrawal answers: all requests of the event, or the one that is for none. */
export function requestsAnswerOf(
  { eventId }: Pick<RoomRequest, 'eventId'>,
  requests: readonly RoomRequest[],
): AnswerOf<typeof calls.reviewRoomRequest> {
  return { ...(eventId !== undefined && { _id: eventId }), room_requests: requests.map(roomRequestAnswerOf) };
}

/** With its event, if it has one, and unit, for lists across events. */
export function listedRoomRequestAnswerOf(request: RoomRequest): AnswerOf<typeof calls.listRoomRequests>[number] {
  const { eventId, eventTitle = '', unit } = request;
  const { id: _id, name, category } = unit;
  return {
    unit: { _id, name, category },
    ...(eventId !== undefined && { event: { _id: eventId, title: eventTitle } }),
    ...roomRequestAnswerOf(request),
  };
}

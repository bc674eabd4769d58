import type { AnswerOf, RoomRequestAnswer, calls } from '@portal/contracts';
import type { RoomRequest } from './room-request.domain';

/** People by name only. */
export function roomRequestAnswerOf(request: RoomRequest): RoomRequestAnswer {
  const { id, room, date, time, endTime, endDate, description, status, requestedBy, reviewedBy, reviewedAt } = request;
  const { reason, createdAt } = request;
  return {
    _id: id,
    room,
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

/** With its event and unit, for lists across events. */
export function listedRoomRequestAnswerOf(request: RoomRequest): AnswerOf<typeof calls.listRoomRequests>[number] {
  const { id: _id, name, category } = request.unit;
  return {
    event: { _id: request.eventId, title: request.eventTitle },
    unit: { _id, name, category },
    ...roomRequestAnswerOf(request),
  };
}

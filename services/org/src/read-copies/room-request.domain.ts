import type { EventData, RoomRequestStatus } from '@portal/contracts';

/** What this service stores of a room request of the events service. */
export interface RoomRequest {
  id: string;
  version: number;
  status: RoomRequestStatus;
  unitId: string;
  /** Absent without an event. */
  eventId?: string;
  eventTitle?: string;
  /** What the room is for, when it is for no event. */
  purpose?: string;
  room: string;
  date: string;
  time: string;
  endTime: string;
  /** When it ends on another day than it starts. */
  endDate?: string;
}

/** A request is reviewed once and then at most withdrawn, so that its status says which state is newer. */
const VERSIONS: Readonly<Record<RoomRequestStatus, number>> = { Pending: 1, Approved: 2, Rejected: 2, Withdrawn: 3 };

export function roomRequestOf(
  request: EventData<'events.room-request.submitted.v1'>,
  status: RoomRequestStatus,
): RoomRequest {
  return {
    id: request.requestId,
    version: VERSIONS[status],
    status,
    unitId: request.unit.id,
    ...(request.eventId !== undefined && { eventId: request.eventId }),
    ...(request.eventTitle !== undefined && { eventTitle: request.eventTitle }),
    ...(request.purpose !== undefined && { purpose: request.purpose }),
    room: request.room,
    date: request.date,
    time: request.time,
    endTime: request.endTime,
    ...(request.endDate && { endDate: request.endDate }),
  };
}

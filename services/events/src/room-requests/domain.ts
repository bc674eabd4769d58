import type {
  BodyOf,
  EventCategory,
  EventData,
  RoomRequestAnswer,
  RoomRequestStatus,
  UnitCategory,
  UnitRef,
  calls,
} from '@portal/contracts';
import { DomainError } from '@portal/service-kit/errors';
import { instantOf } from '../institute-time/domain';
import type { Room } from '../rooms/domain';
import { roomKeyOf } from '../rooms/domain';

interface PersonRef {
  id: string;
  name: string;
}

export interface RoomRequest {
  id: string;
  eventId: string;
  eventTitle: string;
  unit: UnitRef;
  areas: UnitCategory[];
  /** The event's own; absent in requests from before it was kept. */
  category?: EventCategory;
  room: string;
  /** What the catalogue keeps the room's requests under; for a room that is not in it, its name as it is compared. */
  roomKey: string;
  date: string;
  time: string;
  endTime: string;
  startsAt: Date;
  endsAt: Date;
  description: string;
  status: RoomRequestStatus;
  requestedBy: PersonRef;
  reviewedBy?: PersonRef;
  reviewedAt?: Date;
  createdAt: Date;
  /** When the event was cancelled, which leaves the room to others. */
  releasedAt?: Date;
}

export type RoomWish = BodyOf<typeof calls.requestRoom>;

interface Submission {
  id: string;
  event: { id: string; title: string; category: EventCategory; unit: UnitRef; areas: UnitCategory[] };
  /** The room that is meant, where the catalogue has it. */
  known: Pick<Room, 'name' | 'bookingKey'> | null;
  requester: PersonRef;
  timeZone: string;
  now: Date;
}

export interface Review {
  reviewer: PersonRef;
  now: Date;
}

interface Approval extends Review {
  /** Of the same day, whatever the room. */
  approved: readonly RoomRequest[];
}

type Slot = Pick<RoomRequest, 'startsAt' | 'endsAt'>;

/** One hour, but not past the day: a request never crosses midnight. */
export function endTimeOf(time: string): string {
  const hour = Number(time.slice(0, 2)) + 1;
  return hour > 23 ? '23:59' : `${String(hour).padStart(2, '0')}${time.slice(2)}`;
}

export function submit(wish: RoomWish, { id, event, known, requester, timeZone, now }: Submission): RoomRequest {
  const { room, date, time, description } = wish;
  const endTime = wish.end_time ?? endTimeOf(time);
  if (endTime <= time) {
    const errors = [{ path: 'end_time', message: 'The end must be after the start.' }];
    throw new DomainError('REQUEST.INVALID', { errors });
  }
  return {
    id,
    eventId: event.id,
    eventTitle: event.title,
    unit: event.unit,
    areas: event.areas,
    category: event.category,
    room: known?.name ?? room,
    roomKey: known?.bookingKey ?? roomKeyOf(room),
    date,
    time,
    endTime,
    startsAt: instantOf(date, time, timeZone),
    endsAt: instantOf(date, endTime, timeZone),
    description,
    status: 'Pending',
    requestedBy: requester,
    createdAt: now,
  };
}

/** Slots are half-open, [start, end): back-to-back is fine. */
export function overlaps(one: Slot, other: Slot): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

/** A pending request becomes approved while its room is still free at that time. */
export function approve(request: RoomRequest, { approved, reviewer, now }: Approval): RoomRequest {
  assertPending(request);
  const clash = approved.find((other) => other.roomKey === request.roomKey && overlaps(request, other));
  if (clash) throw new DomainError('ROOM.ALREADY_BOOKED', { by: clash.id });
  return { ...request, status: 'Approved', reviewedBy: reviewer, reviewedAt: now };
}

/** Rejecting needs no free room. */
export function reject(request: RoomRequest, { reviewer, now }: Review): RoomRequest {
  assertPending(request);
  return { ...request, status: 'Rejected', reviewedBy: reviewer, reviewedAt: now };
}

function assertPending({ status }: RoomRequest): void {
  if (status !== 'Pending') throw new DomainError('ROOM_REQUEST.ALREADY_REVIEWED', { status });
}

/** What other services learn of a room request. */
export function snapshotOf(request: RoomRequest): EventData<'events.room-request.approved.v1'> {
  const { id, eventId, eventTitle, unit, room, date, time, endTime, requestedBy, category } = request;
  const snapshot = { requestId: id, eventId, eventTitle, unit, room, date, time, endTime, requestedBy: requestedBy.id };
  return { ...snapshot, ...(category && { category }) };
}

/** What the screens get; people by name only. */
export function answerOf(request: RoomRequest): RoomRequestAnswer {
  const { id, room, date, time, endTime, description, status, requestedBy, reviewedBy, reviewedAt, createdAt } =
    request;
  return {
    _id: id,
    room,
    date,
    time,
    end_time: endTime,
    description,
    status,
    requested_by: { name: requestedBy.name },
    ...(reviewedBy && { reviewed_by: { name: reviewedBy.name } }),
    ...(reviewedAt && { reviewed_at: reviewedAt.toISOString() }),
    created_at: createdAt.toISOString(),
  };
}

export function byEvent(requests: readonly RoomRequest[]): Map<string, RoomRequest[]> {
  const grouped = new Map<string, RoomRequest[]>();
  for (const request of requests) grouped.set(request.eventId, [...(grouped.get(request.eventId) ?? []), request]);
  return grouped;
}

/** With its event and unit, for lists across events. */
export function listedAnswerOf(request: RoomRequest) {
  const { id: _id, name, category } = request.unit;
  return {
    ...answerOf(request),
    event: { _id: request.eventId, title: request.eventTitle },
    unit: { _id, name, category },
  };
}
